import { plain } from "../cards/facts";
import { settings } from "../settings.svelte";

/**
 * The owner's own pictures of cards, from a folder on their disk: kept in this browser's memory alone, matched by
 * the names of the files, sent nowhere.
 */
class Pictures {
  private found = $state.raw<Record<string, string>>({});

  get count(): number {
    return Object.keys(this.found).length;
  }

  /** The address of a card's picture, where the owner has one and wants it. */
  of(title: string): string | undefined {
    return settings.pictures ? this.found[key(title)] : undefined;
  }

  /** Take the pictures of a folder; gives how many there are. */
  take(files: Iterable<File>): number {
    const images = [...files].filter((file) => file.type.startsWith("image/"));
    Object.values(this.found).forEach((old) => URL.revokeObjectURL(old));
    this.found = Object.fromEntries(images.map((file) => [key(file.name.replace(/\.[^.]+$/, "")), URL.createObjectURL(file)]));
    return this.count;
  }
}

/** "001 Éowyn (Core).jpg" and "eowyn" are the same card. */
export function key(name: string): string {
  return plain(name)
    .replace(/\(.*?\)/g, "")
    .replace(/^[\d\s._-]+/, "")
    .replace(/[^a-z0-9]+/g, "");
}

export const pictures = new Pictures();
