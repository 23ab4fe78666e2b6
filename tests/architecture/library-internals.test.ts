import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { productFiles } from './source-graph.ts';

/** What leans on parts that a library does not promise, and what to try again when its version changes. */
const internals = [
  {
    library: '@tanstack/react-router',
    tried: '1.170.46',
    files: ['src/web/render-router.tsx', 'src/web/leaner-first-load.ts'],
    marks:
      /__TSR_|_serverResult|_skipLocationUpdate|serverSsr\b|attachRouterServerSsrUtils|\$_TSR|react-router\/dist\//,
    tryAgain:
      'npm run bench -- rendering with the supported createRequestHandler and <Scripts/> (decision 0281); npm run build and the weight of the first load; tests of src/server/ssr; tests/e2e/site-*.test.ts',
  },
  {
    library: 'vite',
    tried: '8.3.8',
    files: ['src/web/leaner-first-load.ts'],
    marks: /__vitePreload|preload-helper/,
    tryAgain: 'npm run build; tests/process/site-files.test.ts; a chunk that is missing in tests/e2e/shell.test.ts',
  },
  {
    library: 'zod',
    tried: '4.6.7',
    files: ['src/web/leaner-first-load.ts'],
    marks: /json-schema-processors/,
    tryAgain:
      'npm run build; the forms of tests/e2e/inputs.test.ts; the weight of pages in tests/e2e/site-files.test.ts',
  },
];

const installed = z
  .object({ dependencies: z.record(z.string(), z.string()), devDependencies: z.record(z.string(), z.string()) })
  .transform(({ dependencies, devDependencies }) => ({ ...dependencies, ...devDependencies }))
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

describe.each(internals)('what leans on private parts of $library', ({ library, tried, files, marks, tryAgain }) => {
  it('was tried with the version that is installed', () => {
    expect(installed[library], `Write the new version here after trying again: ${tryAgain}`).toBe(tried);
  });

  it('stands in its own files alone', () => {
    const users = productFiles.filter(({ text }) => marks.test(text));
    expect(users.map(({ path }) => path).sort()).toEqual([...files].sort());
  });
});

/** A worker loses its network so, in its own process alone, and a test tries each way out (docs/decisions/0120). */
const cutInWorkers = ['src/server/workers/cut-network.ts'];

it('nothing of Node or a library is put in place of another at run time', () => {
  const patched = productFiles.filter(({ text }) =>
    /removeAllListeners\(|\.prototype\.\w+ =|Object\.defineProperty\(/.test(text),
  );
  expect(patched.map(({ path }) => path)).toEqual(cutInWorkers);
});
