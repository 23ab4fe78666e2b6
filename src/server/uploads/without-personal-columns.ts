import { endingOf, listTextEndings } from '#contract/upload-kinds.ts';
import type { ListReader } from '#server/asset-lists/list-reader.ts';
import type { FileToStore } from './store-uploads.ts';

const tables: readonly string[] = [...listTextEndings, 'xlsx', 'xls', 'ods'];

/** A customer's table as it is stored: without what is personal (domain.md IMP-01, decision 0125). Other files stay as they are. */
export async function withoutPersonalColumns(lists: ListReader, file: FileToStore): Promise<FileToStore> {
  if (!tables.includes(endingOf(file.name))) return file;
  const content = await lists.withoutPersonal(file.content);
  return content === undefined ? file : { ...file, content };
}
