/** Silhouettes of heroes and enemies, drawn by us on a grid of 48. */
const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** A star with so many points. */
function star(x: number, y: number, points: number, far: number, near: number): string {
  const corners = Array.from({ length: points * 2 }, (_, place) => {
    const [angle, length] = [(place * Math.PI) / points, place % 2 ? near : far];
    return `${(x + length * Math.sin(angle)).toFixed(1)} ${(y - length * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

export interface Silhouette {
  shape: string;
  /** What is cut out of the shape. */
  cut?: string;
  /** What stands in what is cut out. */
  inside?: string;
}

const HERO: Silhouette = {
  shape: "M24 4c-6 0-9 4.5-9 10.5s3.5 11 9 11 9-5 9-11S30 4 24 4zM6 45c0-11 7-17 18-17s18 6 18 17z",
};
const ENEMY: Silhouette = {
  shape: "M8 4c1 7 4 9 8 10 4-3 12-3 16 0 4-1 7-3 8-10 5 11 1 18-3 22 0 10-6 18-13 18s-13-8-13-18C7 22 3 15 8 4z",
  cut: "M15 23l8 3.5-6 2.5zM33 23l-8 3.5 6 2.5zM18 35h12v3H18z",
};

const ENEMIES: Readonly<Record<string, Silhouette>> = {
  ruffian: {
    shape:
      "M22 4C13 4 9 11 9 18c0 4 1 7-1 10L3 45h34l-3-17c-2-3-1-6-1-10 0-7-3-14-11-14zM38 9c1-3 7-2 7.5 2L43 26c-.4 3 0 8-1 19h-3.5c0-10-1-16-.5-20z",
    cut: "M21.5 11c-5 0-7 4-7 8 0 6 3 10.5 7 10.5s7-4.5 7-10.5c0-4-2-8-7-8z",
    inside: `M14.7 21.5c3 1.7 10.5 1.7 13.5 0 0 5-2.7 8.5-6.7 8.5s-6.8-3.5-6.8-8.5z${circle(18.5, 18, 1.4)}${circle(24.5, 18, 1.4)}`,
  },
  "goblin-scout": {
    shape:
      "M24 8c-6 0-9.5 3.5-10.5 9L1.5 10c1 7 4 13 9 16.5l4 .5c1 7 4.5 12 9.5 15 5-3 8.5-8 9.5-15l4-.5c5-3.5 8-9.5 9-16.5l-12 7c-1-5.5-4.5-9-10.5-9z",
    cut: "M16 19l6.5 3.5-5 2.5zM32 19l-6.5 3.5 5 2.5zM24 24l-1.7 5h3.4zM17 31h14l-2.5 4.5-1.7-2.5-1.4 3-1.4-3-1.4 3-1.4-3-1.7 2.5z",
  },
  "orc-hunter": {
    shape:
      "M19 3C11 5 6.5 12 6.5 20l-2.5 3 2.5 4c0 9 5 16 12.5 16s12.5-7 12.5-16l2.5-4-2.5-3C31.5 12 27 5 19 3zM36 2c12 10 12 34 0 44l-1.7-1.8C44 35 44 13 34.3 3.8zM35.5 3h1.3v42h-1.3z",
    cut: "M17.5 8h3v12h-3zM9 21l8 3.5-6.5 2.5zM29 21l-8 3.5 6.5 2.5zM12 33h14l-2.5 5.5h-9z",
    inside: "M13.5 38.5l1.2-5 1.5 5zM24.5 38.5l-1.2-5-1.5 5z",
  },
  "orc-marauder": {
    shape:
      "M24 6c-9 0-13 6-13 14v10l5 14h16l5-14V20c0-8-4-14-13-14zM13 12C8 12 5 8 5 2c-5 7-3 16 7 20zM36 22c10-4 12-13 7-20 0 6-3 10-8 10z",
    cut: "M14 21l8 2.5v4l-7-2zM34 21l-8 2.5v4l7-2zM23 9h2v9h-2zM17 32h14l-1.5 6h-11zM22.7 24h2.6v5h-2.6z",
    inside: "M18.5 38l1-4.5 1.5 4.5zM29.5 38l-1-4.5-1.5 4.5zM22 32l2 3 2-3z",
  },
  "hungry-warg": {
    shape:
      "M2 21l11-9 3-10 6 8 8-3-2 6 10 0-3 5 10 6-7 2 8 8-9-1 4 9-11-5-3 7-7-6-11 4-5-5 3-1 1-3.5 3 2.5 6-5-6-1-2 3.5-2-4-2 3-2-4.5-2-1z",
    cut: "M14 17.5l7-1.5-3 5zM4.5 21.5l2.5-1 .5 1.5zM25 18l5 1-4 3zM27 27l5 2-5 2z",
  },
  "hill-troll": {
    shape:
      "M12 45c-2-7-4-14-2-21 2-7 6-10 9-10.5-.5-5 2-8.5 6-8.5s6.5 3.5 6 8.5c6 .5 11 5 12 12 .8 6-.5 13-2 19.5h-8l-1-9h-12l-1 9zM3 3c4-3 9-1 9 4l3 17-5 3-7-14c-2-4-2-8 0-10z",
    cut: "M21.5 10.5l3 1.2-2.5 1.3zM28.5 10.5l-3 1.2 2.5 1.3zM21 16c2.5-1 5.5-1 8 0l-1 2.5h-6zM17 25c4 3 12 3 16 0-3 5-13 5-16 0zM24 30h2v4h-2z",
    inside: "M21.7 18.5l.8-2 .9 2zM28.3 18.5l-.8-2-.9 2z",
  },
  wight: {
    shape:
      "M13 11.5L11.5 2.5l6.5 4.5L24 1l6 6 6.5-4.5L35 11.5zM24 12c-9 0-13.5 6-13.5 13L5 46.5l7.5-5 4 5 3.5-5 4 5 4-5 3.5 5 4-5 7.5 5L37.5 25c0-7-4.5-13-13.5-13z",
    cut: "M24 16.5c-5.5 0-8.5 3.5-8.5 8.5 0 3 1.2 5 3.2 6l.5 5h9.6l.5-5c2-1 3.2-3 3.2-6 0-5-3-8.5-8.5-8.5z",
    inside: `${circle(20.3, 24.7, 2.5)}${circle(27.7, 24.7, 2.5)}M24 28l-1.6 3h3.2zM21.5 33h1v3h-1zM23.5 33h1v3h-1zM25.5 33h1v3h-1z`,
  },
};

const HEROES: Readonly<Record<string, Silhouette>> = {
  Aragorn: {
    shape: `M24 1.5l3.2 5.5v22h-6.4V7zM12 29c4-2 20-2 24 0l-1 4c-4-1.5-18-1.5-22 0zM22 33h4v9h-4z${circle(24, 44, 2.8)}${star(10.5, 14, 4, 8, 2.3)}${star(37.5, 14, 4, 8, 2.3)}`,
    cut: "M23.5 8h1v18h-1z",
  },
  Beravor: {
    shape: "M24 1.5C13 6 9 15 10.5 24L4 46h40l-6.5-22C39 15 35 6 24 1.5z",
    cut: `M24 11c-5.5 2.5-7.5 7.5-6.5 13 .8 4.5 3 7 6.5 8.5 3.5-1.5 5.7-4 6.5-8.5 1-5.5-1-10.5-6.5-13z${star(24, 39.5, 6, 5, 1.9)}`,
    inside: `${circle(21, 22, 1.4)}${circle(27, 22, 1.4)}M18 16c4-1 8-1 12 0-1-3-3-5-6-6.5-3 1.5-5 3.5-6 6.5z`,
  },
  Bilbo: {
    shape: `${circle(24, 22, 20)}M2 45c5-5 39-5 44 0z`,
    cut: "M6.5 22a17.5 17.5 0 1 0 35 0a17.5 17.5 0 1 0-35 0zM8 22a16 16 0 1 1 32 0a16 16 0 1 1-32 0zM14.5 9h1v26h-1zM19 7h1v30h-1zM28 7h1v30h-1zM32.5 9h1v26h-1zM21.4 22a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0zM2 42c12-4.5 32-4.5 44 0v-1c-12-4-32-4-44 0z",
  },
  Elena: {
    shape: "M8 45L12 9c.6-7 10-7 13 0 2 5 8 6 14-1l4 3c-3 10-16 27-29 35z",
    cut: "M15 37.5L17 12c.3-2.5 2.6-2.5 4 .5 2.5 5.5 9 7.5 15 4.5-4.5 8-13 16-21 20.5z",
    inside: "M18.7 10h1.2v24.5h-1.2zM22.4 13h1.2v19h-1.2zM26.2 16h1.2v13h-1.2zM30 17h1.2v8H30z",
  },
  Gimli: {
    shape:
      "M24 2.5C15 2.5 10.5 9 10.5 17v5h27v-5c0-8-4.5-14.5-13.5-14.5zM10.5 22h27C40 32 35.5 40 30 46l-3-6-3 7-3-7-3 6C12.5 40 8 32 10.5 22z",
    cut: "M14.5 20.5h19v6.5h-19zM13 32c5-3.5 9-3 11 0 2-3 6-3.5 11 0-5-.5-8 .5-11 4-3-3.5-6-4.5-11-4zM23.3 5h1.4v12h-1.4zM11 16.5h26v1.5H11z",
    inside: `M22.3 18h3.4v10l-1.7 1.5-1.7-1.5z${circle(18.5, 23.7, 1.5)}${circle(29.5, 23.7, 1.5)}`,
  },
  Legolas: {
    shape:
      "M6 3c24 1 38 15 39 39l-3.5 1C39.5 22 26 8.5 5 6.5zM5.5 4l1.7-.2L44.3 41l-.6 1.5zM5 45l-2-2 3-3-1-5 4-3.5.7 4.5L31 14.5l2.5 2.5-21.5 21.5 4.5.7-3.5 4-5-1zM38 10l-2 10-8-8z",
  },
};

/** The silhouette of a kind of enemy or of a hero; of one that we do not know, a plain one. */
export function silhouetteOf(kind: string): Silhouette {
  return HEROES[kind] ?? ENEMIES[kind] ?? (/^[A-Z]/.test(kind) ? HERO : ENEMY);
}

export const DRAWN: readonly string[] = [...Object.keys(ENEMIES), ...Object.keys(HEROES)];
