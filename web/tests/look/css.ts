/** The styles of the client as they are written. */
const FILES = { ...import.meta.glob<string>("../../src/**/*.svelte", { query: "?raw", import: "default", eager: true }), ...import.meta.glob<string>("../../src/**/*.css", { query: "?raw", import: "default", eager: true }) };

/** The text of each file's styles, by its path in src. */
export const STYLES = new Map(
  Object.entries(FILES).map(([path, text]) => [
    path.replace("../../src/", ""),
    (path.endsWith(".css") ? text : (/<style[^>]*>(.*?)<\/style>/s.exec(text)?.[1] ?? "")).replace(/\/\*.*?\*\//gs, ""),
  ]),
);

export interface Rule {
  selector: string;
  body: string;
  /** The @media and the like that it stands in. */
  within: string[];
}

/** The rules of a style sheet; what stands in an at-rule knows it. */
export function rules(css: string, within: string[] = []): Rule[] {
  const found: Rule[] = [];
  let at = 0;
  while (at < css.length) {
    const open = css.indexOf("{", at);
    if (open < 0) break;
    let depth = 1;
    let end = open + 1;
    while (depth && end < css.length) {
      if (css[end] === "{") depth += 1;
      if (css[end] === "}") depth -= 1;
      end += 1;
    }
    const selector = css.slice(at, open).replace(/^.*;/s, "").trim();
    const body = css.slice(open + 1, end - 1);
    if (selector.startsWith("@")) found.push(...rules(body, [...within, selector]));
    else found.push({ selector, body: body.trim(), within });
    at = end;
  }
  return found;
}
