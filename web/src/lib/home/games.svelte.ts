export type GameName = "cardgame" | "journeys";

const KEY = "waybread.game";

function storedGame(): GameName {
  try {
    return localStorage.getItem(KEY) === "journeys" ? "journeys" : "cardgame";
  } catch {
    return "cardgame";
  }
}

/** Which of the two games the first page begins: the one that was chosen there last. */
class Games {
  chosen = $state<GameName>(storedGame());

  choose(game: GameName): void {
    this.chosen = game;
    try {
      localStorage.setItem(KEY, game);
    } catch {
      // a browser that keeps nothing asks again
    }
  }
}

export const games = new Games();
