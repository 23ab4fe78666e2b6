import { join } from 'node:path';
import { projectRoot } from './db/project-root.ts';

/** What is started beside main.js. The build has it there; out of the sources, as in tests, Node reads TypeScript itself. */
export function entryFile(name: 'worker' | 'body-thread'): string {
  const isSource = import.meta.filename.endsWith('.ts');
  return join(projectRoot, isSource ? `src/server/${name}.ts` : `dist/server/${name}.js`);
}
