import { api } from "../api";
import type { LiveTable } from "./liveTable.svelte";

/** The game as a save file, put where the browser puts files; how that went is said in a sentence. */
export async function saveToFile(liveTable: LiveTable): Promise<void> {
  try {
    const text = await api("GET", "/api/tables/mine/save", { token: liveTable.token });
    const file = document.createElement("a");
    file.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    const mode = liveTable.document?.game === "companion" ? "-table-mode" : "";
    file.download = `waybread-${liveTable.subject || "game"}${mode}.save`;
    file.click();
    URL.revokeObjectURL(file.href);
    liveTable.notify(`Saved as ${file.download}, among your downloads. The page “Replays” opens it again.`);
  } catch (error) {
    liveTable.notify((error as Error).message);
  }
}
