import { settings } from "../settings.svelte";
import { pictureKey } from "./facts";

const DATABASE = "waybread";
const STORE = "pictures";

/**
 * The owner's own pictures of cards, from a folder on their disk: matched by the names of the files, kept in
 * this browser alone, sent nowhere.
 */
class Pictures {
  private found = $state.raw(new Map<string, string>());
  private restored = false;

  get count(): number {
    return this.found.size;
  }

  /** The address of a card's picture, where the owner has one and wants it. */
  of(title: string): string | undefined {
    if (!settings.pictures) return undefined;
    void this.restore();
    return this.found.get(pictureKey(title));
  }

  /** Take the pictures of a folder in place of all that were there; gives how many there are. */
  async add(files: Iterable<File>): Promise<number> {
    this.restored = true;
    const images = [...files].filter((each) => each.type.startsWith("image/"));
    this.show(images.map((each) => [pictureKey(each.name), each]));
    await keep(images);
    return this.found.size;
  }

  async forget(): Promise<void> {
    this.show([]);
    await keep([]);
  }

  /** Bring back what was kept the last time, once. */
  async restore(): Promise<void> {
    if (this.restored) return;
    this.restored = true;
    this.show(await storedPictures());
  }

  private show(images: [string, Blob][]): void {
    for (const old of this.found.values()) URL.revokeObjectURL(old);
    this.found = new Map(images.map(([key, image]) => [key, URL.createObjectURL(image)]));
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("This browser keeps no pictures."));
  });
}

async function keep(images: readonly File[]): Promise<void> {
  try {
    const database = await opened();
    const act = database.transaction(STORE, "readwrite");
    act.objectStore(STORE).clear();
    for (const each of images) act.objectStore(STORE).put(each, pictureKey(each.name));
    await new Promise((resolve) => (act.oncomplete = act.onerror = act.onabort = resolve));
    database.close();
  } catch {
    // a browser that keeps nothing still shows them until the page is closed
  }
}

async function storedPictures(): Promise<[string, Blob][]> {
  try {
    const database = await opened();
    const found: [string, Blob][] = [];
    const request = database.transaction(STORE).objectStore(STORE).openCursor();
    await new Promise((resolve) => {
      request.onerror = resolve;
      request.onsuccess = () => {
        const cursor = request.result;
        if (!cursor) return resolve(undefined);
        found.push([String(cursor.key), cursor.value as Blob]);
        cursor.continue();
      };
    });
    database.close();
    return found;
  } catch {
    return [];
  }
}

export const pictures = new Pictures();
