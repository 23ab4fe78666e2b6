import { describe, expect, it } from 'vitest';
import { productFiles } from './source-graph.ts';

const usersOf = (mark: RegExp) => productFiles.filter(({ text }) => mark.test(text)).map(({ path }) => path);

describe('an error that may repeat what a statement held (decision 0015)', () => {
  it('is made quiet where the query builder is put on a connection, and nowhere else is one', () => {
    expect(usersOf(/from 'drizzle-orm\/node-postgres'/)).toEqual(['src/server/db/postgres-session.ts']);
  });

  it('is put into words by one file; what else prints errors asks no database', () => {
    expect(usersOf(/console\.(?:error|warn|log)\([^;]*\berror\b/)).toEqual([
      'src/seed/demo-provider.ts',
      'src/server/catalogue-import.ts',
      'src/server/read-security-log.ts',
      'src/server/tell-failure.ts',
    ]);
  });
});
