const maxLength = 120;

/** A name as a person gave it, without folders and characters that mean something elsewhere, with the ending of its kind. */
export function cleanFileName(given: string, extension: string): string {
  const bare = given
    .replace(/^.*[/\\]/, '')
    .toWellFormed()
    // Control characters and marks that turn the direction of text could hide the real ending.
    .replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '')
    .trim();
  const ending = new RegExp(`\\.(?:${extension === 'jpg' ? 'jpe?g' : extension})$`, 'i');
  const dot = bare.lastIndexOf('.');
  const stem = (ending.test(bare) || dot > 0 ? bare.slice(0, dot) : bare)
    .replace(/^\.+/, '')
    .slice(0, maxLength)
    // The cut may go through a character that takes two places.
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
  return `${stem === '' ? 'Datei' : stem}.${extension}`;
}
