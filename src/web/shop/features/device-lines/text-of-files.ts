import { textOfFile } from '#web/lib/text-of-file.ts';

/** What the script writes is below a kilobyte; whatever is larger is something else. */
const largest = 1024 * 1024;

/** The text of files that were chosen or dropped, one below the other. */
export async function textOfFiles(files: readonly File[]): Promise<string> {
  const texts = await Promise.all(files.map(async (file) => (file.size > largest ? '' : textOfFile(file))));
  return texts.join('\n');
}
