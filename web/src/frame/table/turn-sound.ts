import { sound } from "../../state/settings";

/** Plays the sound of a knock on wood when the viewer's turn begins, if sounds are on. */
export function playTurnSound(): void {
  if (!sound.peek()) return;
  const audio = new AudioContext();
  for (const after of [0, 0.16]) {
    const tone = audio.createOscillator();
    const fade = audio.createGain();
    tone.frequency.value = 190;
    tone.type = "triangle";
    fade.gain.setValueAtTime(0.22, audio.currentTime + after);
    fade.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + after + 0.1);
    tone.connect(fade).connect(audio.destination);
    tone.start(audio.currentTime + after);
    tone.stop(audio.currentTime + after + 0.12);
  }
  setTimeout(() => void audio.close(), 600);
}
