import { createStore, type Store } from '#web/lib/store.ts';
import type { ScanTone } from '../../ui/scan-field.tsx';

const storageKey = 'wareneingang-ton';

/** Pitch in hertz and length in seconds of the tones one after the other. */
const tunes: Readonly<Record<ScanTone, readonly (readonly [pitch: number, length: number])[]>> = {
  good: [[1320, 0.09]],
  look: [
    [660, 0.09],
    [660, 0.09],
  ],
  wrong: [
    [220, 0.18],
    [165, 0.28],
  ],
};

/** The sounds of the ramp; off stays off on this device. */
export interface ScanSound {
  readonly isOn: Store<boolean>;
  turn(on: boolean): void;
  play(tone: ScanTone): void;
}

export function createScanSound(storage: Storage | undefined): ScanSound {
  const isOn = createStore(readSetting(storage) !== 'aus');
  let context: AudioContext | undefined;
  return {
    isOn,
    turn(on) {
      isOn.set(on);
      try {
        storage?.setItem(storageKey, on ? 'an' : 'aus');
      } catch {
        // Full or forbidden: it holds until the page is left.
      }
    },
    play(tone) {
      if (!isOn.get()) return;
      context ??= new AudioContext();
      void context.resume();
      let at = context.currentTime;
      for (const [pitch, length] of tunes[tone]) {
        ring(context, pitch, at, length);
        at += length + 0.04;
      }
    },
  };
}

function readSetting(storage: Storage | undefined): string | null {
  try {
    return storage?.getItem(storageKey) ?? null;
  } catch {
    return null;
  }
}

/** Swells and fades within a few milliseconds: a tone that is cut off cracks. */
function ring(context: AudioContext, pitch: number, at: number, length: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.25, at + 0.01);
  volume.gain.linearRampToValueAtTime(0, at + length);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + length);
}
