/** Why an XML document is not read, in German: strict, because what is damaged shall prove nothing. */
export const unreadXmlTexts = {
  damaged: 'Die Datei ist beschädigt und lässt sich nicht lesen.',
  wrongEncoding: 'Die Zeichen der XML-Datei lassen sich nicht lesen: Ihre Kodierung ist eine andere, als sie angibt.',
  hasEntities: 'Die XML-Datei erklärt eigene Zeichen (DOCTYPE). Solche Dateien werden nicht gelesen.',
  tooDeep: 'Die XML-Datei ist zu tief verschachtelt und wird nicht gelesen.',
  tooLarge: 'Die XML-Datei ist zu groß und wird nicht gelesen.',
} as const satisfies Readonly<Record<string, string>>;

/** One of these reasons. */
export type UnreadXml = keyof typeof unreadXmlTexts;
