const errorValue =
  /^#(?:NV|N\/A|BEZUG!|REF!|WERT!|VALUE!|DIV\/0!|NAME\?|ZAHL!|NUM!|NULL!|ÜBERLAUF!|SPILL!|KALK!|CALC!)$/i;
/** ="0012" and its form with the quotes of a text program: how Excel is kept from eating zeros. */
const wrapped = /^=["“”„]([^"“”„]*)["“”]$/;
/** The mark with which exports keep a text from being taken for a formula (redact-text.ts). */
const neutralised = /^'(?=[=+\-@])/;

/** The text of a cell without the damage that programs do to it; an error value is an empty cell. */
export function undamagedCell(written: string): string {
  if (written === '') return written;
  const text = written
    .replace(/_x000D_\n?|\r\n?/g, '\n')
    // Tabs and blanks that do not break are blanks; what has no width hides in words that are looked up.
    .replace(/[\t\v\f\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
    .replace(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff\ufffe\uffff]/g, '')
    .trim()
    .replace(neutralised, '')
    .replace(wrapped, '$1')
    .toWellFormed();
  return errorValue.test(text) ? '' : text.trim();
}
