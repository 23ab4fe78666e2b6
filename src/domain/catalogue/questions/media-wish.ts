import { computers } from '../goods-class.ts';
import { question } from './question.ts';

/** Their drive is built in for good. */
const builtIn: readonly string[] = ['macBook', 'macBookPro', 'surfacePro', 'surfaceBook'];

export const mediaWishes = ['erase', 'eraseProof', 'destroyH4', 'destroyH5', 'keep'] as const;
export type MediaWish = (typeof mediaWishes)[number];

/** A choice by itself, and behind a number of units: 'löschen mit Nachweis je Gerät'; where the own rules of businesses go by the levels of the norm, as they read it. */
interface WishWords {
  readonly label: string;
  readonly words: string;
  readonly ofFirms?: Pick<WishWords, 'label' | 'words'>;
}

const wishWords: Readonly<Record<MediaWish, WishWords>> = {
  erase: { label: 'Löschen', words: 'löschen' },
  eraseProof: { label: 'Löschen, mit Nachweis je Gerät', words: 'löschen mit Nachweis je Gerät' },
  destroyH4: {
    ...{ label: 'Vernichten, übliche Stufe', words: 'vernichten (übliche Stufe)' },
    ofFirms: { label: 'Vernichten, übliche Stufe (DIN 66399, H-4)', words: 'vernichten (H-4, Schutzklasse 2)' },
  },
  destroyH5: {
    ...{ label: 'Vernichten, feine Stufe', words: 'vernichten (feine Stufe)' },
    ofFirms: { label: 'Vernichten, feine Stufe (DIN 66399, H-5)', words: 'vernichten (H-5, Schutzklasse 3)' },
  },
  keep: { label: 'Ausbauen und behalten', words: 'bleiben beim Verkäufer' },
};

/** A wish as its seller reads it. */
export function mediaWishWords(wish: MediaWish): Pick<WishWords, 'label' | 'words'> {
  return wishWords[wish];
}

/** The same as a business, its agreement and the desk read it. */
export function mediaWishWordsOfFirms(wish: MediaWish): Pick<WishWords, 'label' | 'words'> {
  return wishWords[wish].ofFirms ?? wishWords[wish];
}

const drives = '(?:fest ?platten?|hdds?|ssds?|nvmes?|datentraeger|laufwerke?|platten?|drives?|disks?)';
const inHeader = '(?:festplatte|hdd|ssd|datentraeger|laufwerk|platte|drive|disk)';

/** What happens to the drives of a unit; without an answer they are erased. Security levels of DIN 66399 (docs/decisions/0592). */
export const mediaWish = question({
  input: {
    kind: 'choice',
    labels: {
      erase: wishWords.erase.label,
      eraseProof: wishWords.eraseProof.label,
      destroyH4: wishWords.destroyH4.label,
      destroyH5: wishWords.destroyH5.label,
      keep: wishWords.keep.label,
    },
  },
  label: 'Was geschieht mit den Datenträgern?',
  hint: 'Ohne Angabe löschen wir sie. Vernichten heißt zerkleinern: in der üblichen Stufe in Teile bis 2.000 mm², SSD bis 30 mm², in der feinen bis 320 mm², SSD bis 10 mm². Was Sie behalten oder vernichten lassen, senkt den Preis; um wie viel, steht im Kaufpreisgebot.',
  askedOf: [
    ...computers.filter((one) => !builtIn.includes(one)),
    'diskStorage',
    'diskStorageNoController',
    'tapeLibrary',
    'storage',
  ],
  onlyWith: 'drives',
  inList: {
    column: 'accessories',
    headers: 'datentraegerverfahren datentraegerbehandlung umgangmitdatentraegern',
    whenYes: [
      [/verbleib\w*im(?:geraet|rechner|pc|server)/, 'erase'],
      [new RegExp(`${inHeader}.*(?:verbleib|behalt|behaelt|bleib|ausgebaut|ausbau|retain|keep|kept)|^keep`), 'keep'],
      [new RegExp(`(?:${inHeader}|^daten).*(?:vernicht|schredder|zerstoer|destr)`), 'destroyH4'],
      [/loesch(?:ungs)?(?:nachweis|zertifikat|protokoll|beleg)|nachweisjegeraet|erasurecert/, 'eraseProof'],
    ],
    words: [
      [/\b(?:ohne|keine?n?) (?:loesch|datenvernichtung)/, 'erase'],
      [
        new RegExp(
          `\\b${drives} (?:\\w+ ){0,3}?(?:verbleib\\w*(?! im )|behalten|behaelt|bleib(?:t|en)\\b(?! im )|bauen wir|baut der kunde)|^(?:verbleib\\w* (?:beim|bei uns)|behalten|ausbauen)\\b`,
        ),
        'keep',
      ],
      [/\bh-?5\b|\bfeine stufe\b/, 'destroyH5'],
      [
        new RegExp(
          `\\b${drives} (?:\\w+ ){0,3}?(?:vernichten|schreddern|zerstoeren)|^(?:vernichten|schreddern)\\b|\\bh-?4\\b`,
        ),
        'destroyH4',
      ],
      [
        /\bloesch(?:ungs)?(?:nachweis|zertifikat|protokoll)|\bloeschen (?:mit|und) (?:nachweis|zertifikat)/,
        'eraseProof',
      ],
      [/^(?:daten )?loeschen$/, 'erase'],
    ],
  },
  say: (answer) => `Datenträger ${wishWords[answer].words}`,
  saidAfter: 'drives',
});

/** Whether nothing of the drives is left for the provider: their worth is not in the price. */
export function losesDrives(wish: MediaWish | undefined): boolean {
  return wish !== undefined && wish !== 'erase' && wish !== 'eraseProof';
}
