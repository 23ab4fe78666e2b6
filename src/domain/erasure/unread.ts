import { keysOf } from '#domain/values/keys-of.ts';
import { unreadXmlTexts } from '#domain/xml/unread-xml.ts';

/** Programs whose reports are known and not read: how they say that a run ended is nowhere described in public. */
const others = {
  killDisk: /\bkill\s?disk\b/i,
  bitRaser: /\bbitraser\b/i,
  certus: /\bcertus (?:erasure|software)\b/i,
  wipeDrive: /\bwipe ?drive\b/i,
  blanccoPrinted: /\bblancco\b/i,
} as const;

const otherText = (name: string, instead = '') =>
  `Ein Bericht von ${name} wird nicht gelesen und beweist hier nichts. Er ist aufgehoben: Tragen Sie seine Läufe in die eigene Tabelle ein${instead}.`;

/** Why nothing of a file was read, in German. The file is kept all the same. */
export const unreadTexts = {
  unknownFormat:
    'Die Datei ist keiner der Berichte, die gelesen werden: Blancco-XML, Protokoll oder Zertifikat von nwipe, Mitschrift von nvme-cli oder hdparm, eigene Tabelle.',
  killDisk: otherText('KillDisk'),
  bitRaser: otherText('BitRaser'),
  certus: otherText('Certus'),
  wipeDrive: otherText('WipeDrive'),
  blanccoPrinted: otherText('Blancco in dieser Form', ' oder geben Sie ihn als XML ab'),
  ...unreadXmlTexts,
  tooDeep: 'Die XML-Datei ist tiefer verschachtelt als jeder Bericht.',
  tooLarge: 'Die Datei ist größer, als ein Bericht ist, oder braucht zu lange.',
  noRows: 'In der Datei steht kein Lauf.',
} as const satisfies Readonly<Record<string, string>>;

export type UnreadReason = keyof typeof unreadTexts;

/** Why a report that no reader takes is not read, by the program that names itself in it. */
export function unreadOf(text: string): UnreadReason {
  return keysOf(others).find((name) => others[name].test(text)) ?? 'unknownFormat';
}
