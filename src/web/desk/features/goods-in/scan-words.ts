import type { ScanResult } from '#contract/devices/units.ts';
import type { ScanTone } from '../../ui/scan-field.tsx';

interface ScanWords {
  /** In the field, beside the code. */
  readonly short: string;
  readonly tone: ScanTone;
  /** The sentence below the code; none where the goods say it. */
  readonly text?: string;
}

const words: Readonly<Record<ScanResult['kind'], ScanWords>> = {
  arrived: { short: 'erkannt', tone: 'good' },
  unannounced: { short: 'nicht angekündigt', tone: 'look', text: 'Steht auf keiner Liste dieses Verkaufs.' },
  again: { short: 'schon gezählt', tone: 'look', text: 'Wurde schon gescannt und zählt nicht noch einmal.' },
  plate: { short: 'Gerät', tone: 'good', text: 'Kennzeichen dieses Geräts.' },
  whichLine: { short: 'Position wählen', tone: 'look', text: 'Zu welcher Position gehört das Gerät?' },
  article: {
    short: 'Artikel',
    tone: 'good',
    text: 'Die nächsten Geräte ohne bekannte Nummer zählen zu dieser Position.',
  },
  full: {
    short: 'Position voll',
    tone: 'wrong',
    text: 'Von dieser Position sind alle Geräte schon da. Es wurde nichts gezählt.',
  },
  parcel: { short: 'Paket', tone: 'good', text: 'Die nächsten Geräte kommen aus diesem Paket.' },
  strangePlate: {
    short: 'fremdes Kennzeichen',
    tone: 'wrong',
    text: 'Dieses Kennzeichen gehört zu keinem Gerät dieses Verkaufs.',
  },
  unreadable: {
    short: 'nicht lesbar',
    tone: 'wrong',
    text: 'Das ist keine Nummer. Scannen oder tippen Sie noch einmal.',
  },
  undone: { short: 'zurückgenommen', tone: 'look', text: 'Der letzte Scan wurde zurückgenommen.' },
};

/** What is said of a scan. */
export function scanWords(kind: ScanResult['kind']): ScanWords {
  return words[kind];
}
