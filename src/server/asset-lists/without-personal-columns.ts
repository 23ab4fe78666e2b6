import { endingOf, listTextEndings } from '#contract/site/upload-kinds.ts';
import type { Deps } from '#server/deps.ts';
import type { FileToStore } from '#server/uploads/store-uploads.ts';
import type { Sender } from '#server/workers/sender.ts';
import { dropPersonalData, type Unread } from './drop-personal-data.ts';

const tables: readonly string[] = [...listTextEndings, 'xlsx', 'xls', 'ods'];

/** Whether a file may be a customer's list, by its name. */
export function isTable(name: string): boolean {
  return tables.includes(endingOf(name));
}

/** A customer's table as it is stored: without what is personal (IMP-01, decision 0125). Other files stay as they are. */
export async function withoutPersonalColumns(
  deps: Pick<Deps, 'lists' | 'log'>,
  file: FileToStore,
  sender: Sender,
  unread: Unread,
): Promise<FileToStore> {
  if (!isTable(file.name)) return file;
  const content = await dropPersonalData(deps, file.content, sender, { unread });
  return content === undefined ? file : { ...file, content };
}
