import { endingOf, listTextEndings } from '#contract/upload-kinds.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import type { FileToStore } from './store-uploads.ts';

const tables: readonly string[] = [...listTextEndings, 'xlsx', 'xls', 'ods'];

/** A customer's table as it is stored: without what is personal (domain.md IMP-01, decision 0125). Other files stay as they are. */
export async function withoutPersonalColumns(
  { lists, log }: Pick<Deps, 'lists' | 'log'>,
  file: FileToStore,
): Promise<FileToStore> {
  if (!tables.includes(endingOf(file.name))) return file;
  const content = await lists.withoutPersonal(file.content).catch((error: unknown) => {
    if (error instanceof Problem) throw error;
    // A table that can be read and not be written again is not kept with what is personal in it.
    log.error({ err: error }, 'The personal columns of a list stayed in it');
    throw new Problem(422, 'listNotCleaned');
  });
  return content === undefined ? file : { ...file, content };
}
