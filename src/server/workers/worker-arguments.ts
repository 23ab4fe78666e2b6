import { join } from 'node:path';
import { projectRoot } from '#server/db/project-root.ts';
import { entryFile } from '#server/entry-file.ts';

/** What a worker may use of the machine. */
export interface WorkerRights {
  /** Of the whole process, as the system counts it; one that does nothing yet has about 70. */
  readonly megabytes: number;
  /** The only one of strangers' files that it reads and writes; without one it opens no file but its own code. */
  readonly folder?: string;
  /** Loads libraries made for the machine, as pictures need. */
  readonly nativeCode?: boolean;
}

export const workerFile = entryFile('worker');

/** Files that a worker reads beside its code: schemas of foreign documents. */
export const schemaFolder = 'src/server/incoming-invoices/schemas';

/** Its code and that of its packages; never the project as a whole, in which DATA_DIR lies by default. */
const code = [
  ...(workerFile.endsWith('.js')
    ? ['dist/server', schemaFolder]
    : ['src', 'shop.config.ts', 'logistics.config.ts', 'payout.config.ts', 'books.config.ts']),
  ...['node_modules', 'package.json'],
].map((name) => join(projectRoot, name));

/** The arguments of Node for a worker: its memory, and no file, program or library beyond its rights (docs/decisions/0120). */
export function workerArguments({ megabytes, folder, nativeCode = false }: WorkerRights): string[] {
  const readable = folder === undefined ? code : [...code, folder];
  return [
    `--max-old-space-size=${megabytes}`,
    // Young objects in small rooms: a list of 10,000 rows takes 190 MB instead of 320, in the same time.
    '--max-semi-space-size=8',
    '--permission',
    // For the thread that watches its memory.
    '--allow-worker',
    ...readable.map((path) => `--allow-fs-read=${path}`),
    ...(folder === undefined ? [] : [`--allow-fs-write=${folder}`]),
    ...(nativeCode ? ['--allow-addons'] : []),
  ];
}
