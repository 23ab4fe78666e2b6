const addresses = [
  /[^\s@<>(),;]{1,64}@[^\s@<>(),;]{1,190}\.[a-z]{2,}/gi,
  /\b(?:\d{1,3}\.){3}\d{1,3}(?:\/\d{1,2})?\b/g,
  /\b(?:[0-9a-f]{2}[:-]){5}[0-9a-f]{2}\b/gi,
  /\b(?:[0-9a-f]{4}\.){2}[0-9a-f]{4}\b/gi,
  /(?:\+4[139]|004[139])[\d\s/()-]{6,30}\d/g,
];
const telephones =
  /\b(?:tel|telefon|mobil|handy|fon|phone|fax|durchwahl)\b\.?\s{0,3}(?:nr\.?)?\s{0,3}[:=]?\s{0,3}[+\d(][\d\s/()+-]{4,30}/gi;
/** A label and the words behind it, up to the next mark or line. */
const labelled =
  /\b(?:benutzer(?:name)?|nutzer(?:in)?|user(?:name)?|besitzer(?:in)?|owner|mitarbeiter(?:in)?|anwender(?:in)?|ansprechpartner(?:in)?|kontakt|contact|bearbeiter(?:in)?|verantwortlich(?:er|e)?|(?:erstellt|bearbeitet|aufgenommen|erfasst|freigabe|freigegeben|gez\.)(?: (?:von|durch))?|sachbearbeiter(?:in)?|leasingnehmer(?:in)?|auftraggeber(?:in)?|created by|gepr[üu]e?ft von|abteilung|hostname|computername|rechnername|assigned to|zugewiesen an)\s{0,3}[:=]\s{0,3}[^,;|\n]*/gi;
const titled =
  /\b(?:herrn?|frau|hr\.|fr\.|mr\.?|mrs\.?|ms\.|dr\.|prof\.)\s+(?:dr\.\s+|prof\.\s+)?\p{Lu}[\p{L}-]+(?:\s+\p{Lu}[\p{L}-]+)?/gu;
const titledFolded =
  /\b(?:Herrn?|Frau|Fa\.|Firma|Hr\.|Fr\.|Mr\.?|Mrs\.?|Ms\.|Dr\.|Prof\.)\s+(?:Dr\.\s+|Prof\.\s+)?\p{Lu}[\p{L}-]+(?:\s+\p{Lu}[\p{L}-]+)?/gu;

/** A text without addresses, telephone numbers and named persons, and without what the row's personal columns hold (IMP-01). */
export function withoutPersonal(text: string, personalValues: readonly string[]): string {
  let kept = text;
  for (const value of personalValues) {
    if (value.length < 4) continue;
    while (kept.includes(value)) kept = kept.replace(value, ' ');
  }
  if (/[@.:-]|tel|mobil|fax|\b[A-ZHF]/i.test(kept)) {
    for (const pattern of addresses) kept = kept.replace(pattern, ' ');
    kept = kept.replace(telephones, ' ').replace(labelled, ' ').replace(titledFolded, ' ').replace(titled, ' ');
  }
  return kept === text
    ? text
    : kept
        .replace(/[ \t]{2,}/g, ' ')
        .replace(/\s([,;])/g, '$1')
        .replace(/([,;])(?: ?[,;])+/g, '$1')
        .replace(/^[\s,;:-]{1,100}|[\s,;:-]{1,100}$/g, '');
}
