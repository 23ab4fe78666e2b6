/** What the script writes is below a kilobyte; whatever is larger is something else. */
const largest = 1024 * 1024;

/** The text of files that were chosen or dropped, one below the other; PowerShell's > writes UTF-16. */
export async function textOfFiles(files: readonly File[]): Promise<string> {
  const texts = await Promise.all(
    files.map(async (file) => (file.size > largest ? '' : textOf(new Uint8Array(await file.arrayBuffer())))),
  );
  return texts.join('\n');
}

function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const wide =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
  return new TextDecoder(wide ?? 'utf-8').decode(bytes);
}
