import { api } from "../api";
import type { LiveTable } from "./liveTable.svelte";

/** The game as a save file, put where the browser puts files; how that went is said in a sentence. */
export async function saveToFile(sitting: LiveTable): Promise<void> {
  try {
    const text = await api<string>("GET", "/api/tables/mine/save", undefined, sitting.token);
    const file = document.createElement("a");
    file.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    const mode = sitting.document?.game === "companion" ? "-table-mode" : "";
    file.download = `waybread-${sitting.subject || "game"}${mode}.save`;
    file.click();
    URL.revokeObjectURL(file.href);
    sitting.say(`Saved as ${file.download}, among your downloads. The page “Replays” opens it again.`);
  } catch (error) {
    sitting.say((error as Error).message);
  }
}
