import { PDFDocument } from 'pdf-lib';

/** The pages of several files one after the other in one; a task for a process of its own, since others made the files. */
export async function joinPages(files: readonly Uint8Array[]): Promise<Uint8Array> {
  const whole = await PDFDocument.create();
  for (const file of files) {
    const one = await PDFDocument.load(file);
    for (const page of await whole.copyPages(one, one.getPageIndices())) whole.addPage(page);
  }
  return whole.save();
}
