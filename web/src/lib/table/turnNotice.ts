let sound: AudioContext | null = null;

/** Two soft tones: it is your turn. */
export function chime(): void {
  try {
    sound ??= new AudioContext();
    const now = sound.currentTime;
    for (const [place, pitch] of [523.25, 659.25].entries()) {
      const tone = sound.createOscillator();
      const loud = sound.createGain();
      tone.type = "sine";
      tone.frequency.value = pitch;
      loud.gain.setValueAtTime(0, now + place * 0.16);
      loud.gain.linearRampToValueAtTime(0.06, now + place * 0.16 + 0.03);
      loud.gain.exponentialRampToValueAtTime(0.0001, now + place * 0.16 + 0.7);
      tone.connect(loud).connect(sound.destination);
      tone.start(now + place * 0.16);
      tone.stop(now + place * 0.16 + 0.75);
    }
  } catch {
    // a browser without sound still plays
  }
}

/** What the tab is called. */
export function tabTitle(yours: boolean, where: string): string {
  return `${yours ? "● Your turn · " : ""}${where} · Waybread`;
}
