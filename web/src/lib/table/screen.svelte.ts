const small = matchMedia("(max-width: 799px)");
const touched = matchMedia("(pointer: coarse)");

/** What the table is drawn on. */
export const screen = $state({
  /** One column, with the question at the thumb. */
  narrow: small.matches,
  /** By fingers. */
  touch: touched.matches,
});
small.addEventListener("change", (event) => (screen.narrow = event.matches));
touched.addEventListener("change", (event) => (screen.touch = event.matches));
