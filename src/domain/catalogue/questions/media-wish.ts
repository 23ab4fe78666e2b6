import { computers } from '../goods-class.ts';
import { question } from './question.ts';

/** Their drive is built in for good. */
const builtIn: readonly string[] = ['macBook', 'macBookPro', 'surfacePro', 'surfaceBook'];

export const mediaWishes = ['erase', 'eraseProof', 'destroyH4', 'destroyH5', 'keep'] as const;
export type MediaWish = (typeof mediaWishes)[number];

/** The choices as a seller reads them. */
const mediaWishLabels = {
  erase: 'Löschen',
  eraseProof: 'Löschen, mit Nachweis je Gerät',
  destroyH4: 'Vernichten, übliche Stufe',
  destroyH5: 'Vernichten, feine Stufe',
  keep: 'Ausbauen und behalten',
} as const satisfies Record<MediaWish, string>;

/** The choices as a business reads them: its own rules go by the levels of the norm. */
export const mediaWishLabelsOfFirms = {
  ...mediaWishLabels,
  destroyH4: 'Vernichten, übliche Stufe (DIN 66399, H-4)',
  destroyH5: 'Vernichten, feine Stufe (DIN 66399, H-5)',
} as const satisfies Record<MediaWish, string>;

/** The same behind a number of units: 'löschen mit Nachweis je Gerät'. */
export const mediaWishWords = {
  erase: 'löschen',
  eraseProof: 'löschen mit Nachweis je Gerät',
  destroyH4: 'vernichten (übliche Stufe)',
  destroyH5: 'vernichten (feine Stufe)',
  keep: 'bleiben beim Verkäufer',
} as const satisfies Record<MediaWish, string>;

/** The same as a business, its agreement and the desk read them. */
export const mediaWishWordsOfFirms = {
  ...mediaWishWords,
  destroyH4: 'vernichten (H-4, Schutzklasse 2)',
  destroyH5: 'vernichten (H-5, Schutzklasse 3)',
} as const satisfies Record<MediaWish, string>;

const drives = '(?:fest ?platten?|hdds?|ssds?|nvmes?|datentraeger|laufwerke?|platten?|drives?|disks?)';
const inHeader = '(?:festplatte|hdd|ssd|datentraeger|laufwerk|platte|drive|disk)';

/** What happens to the drives of a unit; without an answer they are erased. Security levels of DIN 66399 (docs/decisions/0592). */
export const mediaWish = question({
  input: {
    kind: 'choice',
    labels: mediaWishLabels,
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
  say: (answer) => `Datenträger ${mediaWishWords[answer]}`,
  saidAfter: 'drives',
});

/** Whether nothing of the drives is left for the provider: their worth is not in the price. */
export function losesDrives(wish: MediaWish | undefined): boolean {
  return wish !== undefined && wish !== 'erase' && wish !== 'eraseProof';
}
