const month = '(?:januar|jänner|februar|märz|maerz|april|mai|juni|juli|august|september|oktober|november|dezember)';
const short = '(?:jan|feb|mär|mrz|apr|jun|jul|aug|sept?|okt|nov|dez)';
/** A day, a month or a week. */
const time = [
  '\\d{1,2}\\. ?\\d{1,2}\\.',
  '\\d{4}-\\d{2}',
  '(?<!\\d)(?:0?\\d|1[0-2])/\\d{4}',
  '(?:kw|kalenderwoche) ?\\d',
  '\\d{1,2}/\\d{1,2}/\\d{2}',
  `(?:\\d\\d?\\. ?)?${month}(?!\\p{L})`,
  `\\d\\. ?${short}(?!\\p{L})`,
  `(?<!\\p{L})${short}\\.? \\d`,
].join('|');
/** What has a time of its own: 'Leistungsdatum wie Rechnungsdatum', 'siehe Lieferschein'. */
const otherPaper = 'rechnungs(?:datum|stellung|tag|monat)|datum der rechnung|ausstellungs|belegdatum|lieferschein';
/** Not where a payment is counted from it. */
const counted = '(?<!(?:ab|nach|seit|vor|oder|binnen|erhalt) (?:dem |der )?)';
/** As it is called: 'Leistungsdatum', 'Liefer- und Leistungszeitraum', 'Tag der Lieferung'. */
const datum = '(?:datum|zeitpunkt|zeitraum|monat|tag)';
const named = `${counted}(?:(?:leistungs|liefer|lieferungs)${datum}|${datum} der (?:leistung|lieferung|übergabe))`;
const happened = '(?:geliefert|erbracht|übergeben|abgeholt|versandt|versendet)';
const happening = '(?:lieferung|leistung|übergabe|abholung|versand)(?:en)?';
/** Words between what happened and when: others make another date of it ('gemäß Vertrag vom 2.11.'). */
const between = '(?: (?:der|des|die|geräte|ware|waren|erfolgte|erfolgt|ist|war|wurden?|am|im|vom|in)|:| [–-]){0,6} ?';

const unicode = (pattern: string) => new RegExp(pattern, 'u');
const isNamed = unicode(named);
const isTimed = unicode(`${time}|${otherPaper}`);
const isDated = unicode(`(?<!\\p{L})${counted}(?:${happening}|${happened})${between}(?:${time})`);
const isTold = unicode(`(?:${time})(?: ?[\\d.-]{1,6})?(?: \\p{L}{1,20}){0,4} ${happened}(?!\\p{L})`);

/** As much of a text as is looked at; no invoice says more. */
const most = 20_000;

/**
 * Whether a text says the day, month or week of the supply (§ 14 Abs. 4 Nr. 6 UStG, § 31 Abs. 4 UStDV), as German programs write it:
 * 'Leistungsdatum entspricht Rechnungsdatum', 'geliefert am 23.11.2026'. That it speaks of a supply is not enough.
 */
export function isSupplyTimeSaid(text: string): boolean {
  const lines = text
    .slice(0, most)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\S\n]+/g, ' ')
    // What stands below a colon belongs to it.
    .replace(/: ?\n/g, ': ')
    .split('\n');
  // A full stop behind a digit or a short word ends no sentence: '23. Nov. 2026'.
  const sentences = lines.flatMap((line) => line.split(/;|(?<=\p{L}{5}|\))\.(?= |$)/u));
  return sentences.some((one) => (isNamed.test(one) && isTimed.test(one)) || isDated.test(one) || isTold.test(one));
}
