import { readStored, store } from '@stoa/web-kit';

const KEY = 'stoa-chime';

export const hasSound = (): boolean => readStored(KEY) !== 'off';
export const setSound = (isOn: boolean): void => store(KEY, isOn ? 'on' : 'off');

const NOTES = [659.25, 987.77];
const NOTE_SECONDS = 0.14;

/** Two soft notes. Browsers stay silent until someone has used the page. */
function play(): void {
  const context = new AudioContext();
  NOTES.forEach((frequency, index) => {
    const start = context.currentTime + index * NOTE_SECONDS;
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.2, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + NOTE_SECONDS * 3);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + NOTE_SECONDS * 3);
  });
  setTimeout(() => void context.close(), 2_000);
}

/** Of several open tabs, one rings. */
export function ring(id: number): void {
  if (!hasSound()) return;
  // Missing where the panel is opened by plain HTTP from another machine.
  if (!('locks' in navigator)) {
    play();
    return;
  }
  void navigator.locks.request(`${KEY}-${id}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    play();
    await new Promise((resolve) => setTimeout(resolve, 5_000));
  });
}
