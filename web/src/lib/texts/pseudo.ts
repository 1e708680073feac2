import { TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";

const LETTERS: Record<string, string> = {
  a: "á", c: "ç", d: "ð", e: "é", g: "ğ", i: "í", n: "ñ", o: "ö", s: "š", u: "ü", y: "ý", z: "ž",
  A: "Á", C: "Ç", D: "Ð", E: "É", G: "Ğ", I: "Í", N: "Ñ", O: "Ö", S: "Š", U: "Ü", Y: "Ý", Z: "Ž",
};
const LONGER = 0.4;

/** Words with accents, and two fifths longer. */
function changed(words: string): string {
  const letters = [...words].map((each) => LETTERS[each] ?? each).join("");
  const more = Math.ceil((words.match(/\p{L}/gu)?.length ?? 0) * LONGER);
  return more ? letters.replace(/(\p{L})(?!.*\p{L})/su, `$1${"·".repeat(more)}`) : letters;
}

/** A message in a made-up language: what it is given stays as it is. */
export function pseudo(message: MessageFormatElement[]): MessageFormatElement[] {
  return message.map((each): MessageFormatElement => {
    switch (each.type) {
      case TYPE.literal:
        return { ...each, value: changed(each.value) };
      case TYPE.plural:
      case TYPE.select: {
        const options = Object.fromEntries(Object.entries(each.options).map(([name, option]) => [name, { ...option, value: pseudo(option.value) }]));
        return { ...each, options };
      }
      default:
        return each;
    }
  });
}
