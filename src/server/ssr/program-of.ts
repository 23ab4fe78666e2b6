import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The stamp of the build that lies around the browser's half: it stands for all sources, the content's files among them. */
export function programOf(clientFolder: string): string | undefined {
  const file = join(clientFolder, '../stamp');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
