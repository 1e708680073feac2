/** The changes of a document, as the server sends them: `[path, value]`, or `[path]` for what is gone. */
export type Patch = unknown[][];
type Key = string | number;

/** The data after a patch; what was given is not changed. */
export function applyPatch<T>(data: T, patch: Patch): T {
  return patch.reduce((made: unknown, [path, ...value]) => setAt(made, path as Key[], value), data) as T;
}

function setAt(data: unknown, path: Key[], value: unknown[]): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value[0];
  if (!rest.length && !value.length) {
    return Object.fromEntries(Object.entries(data as object).filter(([each]) => each !== name));
  }
  const copy = (Array.isArray(data) ? [...data] : { ...(data as object) }) as Record<Key, unknown>;
  copy[name] = setAt(copy[name], rest, value);
  return copy;
}
