/** The place of the last of some things that fits, or -1. */
export function lastPlace<T>(list: readonly T[], fits: (each: T) => boolean): number {
  for (let place = list.length - 1; place >= 0; place--) if (fits(list[place] as T)) return place;
  return -1;
}
