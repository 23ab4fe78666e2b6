import { join } from 'node:path';
import { projectRoot } from '#server/db/project-root.ts';

/**
 * In place of `#server/entry-file.ts` for tests with a database: what they start beside the server is the built program, as in
 * operation. Out of the sources Node takes a third of a second more for each of hundreds of processes.
 */
export function entryFile(name: 'worker' | 'body-thread'): string {
  return join(projectRoot, `dist/server/${name}.js`);
}
