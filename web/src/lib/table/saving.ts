import { api } from "../api";
import type { Sitting } from "./sitting.svelte";

/** The game as a save file, put where the browser puts files; what went wrong, in a sentence, which is also said. */
export async function saveToFile(sitting: Sitting): Promise<string> {
  try {
    const text = await api<string>("GET", "/api/tables/mine/save", undefined, sitting.token);
    const file = document.createElement("a");
    file.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    file.download = `waybread-${sitting.subject || "game"}.save`;
    file.click();
    URL.revokeObjectURL(file.href);
    return "";
  } catch (error) {
    sitting.say((error as Error).message);
    return (error as Error).message;
  }
}
