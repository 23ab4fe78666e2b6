/** Why nothing of a file was read, in German. The file is kept all the same. */
export const unreadTexts = {
  unknownFormat:
    'Die Datei ist keiner der Berichte, die gelesen werden: Blancco-XML, Protokoll oder Zertifikat von nwipe, eigene Tabelle.',
  damaged: 'Die Datei ist beschädigt und lässt sich nicht lesen.',
  hasEntities: 'Die XML-Datei erklärt eigene Zeichen (DOCTYPE). Solche Dateien werden nicht gelesen.',
  tooDeep: 'Die XML-Datei ist tiefer verschachtelt als jeder Bericht.',
  tooLarge: 'Die Datei ist größer, als ein Bericht ist, oder braucht zu lange.',
  noRows: 'In der Datei steht kein Lauf.',
} as const satisfies Readonly<Record<string, string>>;

export type UnreadReason = keyof typeof unreadTexts;
