import { unreadXmlTexts } from '#domain/xml/unread-xml.ts';

/** Why nothing of a file was read, in German. The file is kept all the same. */
export const unreadTexts = {
  unknownFormat:
    'Die Datei ist keiner der Berichte, die gelesen werden: Blancco-XML, Protokoll oder Zertifikat von nwipe, eigene Tabelle.',
  ...unreadXmlTexts,
  tooDeep: 'Die XML-Datei ist tiefer verschachtelt als jeder Bericht.',
  tooLarge: 'Die Datei ist größer, als ein Bericht ist, oder braucht zu lange.',
  noRows: 'In der Datei steht kein Lauf.',
} as const satisfies Readonly<Record<string, string>>;

export type UnreadReason = keyof typeof unreadTexts;
