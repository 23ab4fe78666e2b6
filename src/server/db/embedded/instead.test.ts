import { expect, it } from 'vitest';
import { startProblemOf } from './instead.ts';

it.each([
  ['initdb: error: could not write to file "pg_wal": No space left on device', 'kein Platz mehr'],
  ['FATAL:  could not write lock file "postmaster.pid": No space left on device', 'kein Platz mehr'],
  ['Error: ENOSPC: no space left on device, mkdir', 'kein Platz mehr'],
  ['initdb: error: could not look up effective user ID 12345: user does not exist', '/etc/passwd'],
  ['Error: spawn /x/initdb EPERM', 'den Benutzer zu wechseln'],
  ["Error: EPERM: operation not permitted, chown '/data/postgres'", 'den Benutzer zu wechseln'],
  ['Error: spawn /x/initdb ENOENT', 'Alpine'],
  ['keeper: line 2: /x/postgres: not found', 'Alpine'],
  ['Error: spawn /x/initdb EACCES', 'nicht ausführen'],
  ['Error loading shared library libz: symbol not found', 'Alpine'],
  ['FATAL:  data directory "/data" has invalid permissions', 'allein gehören'],
  ['LOG:  could not bind Unix address "./.s.PGSQL.5432": Operation not supported', 'Sockets'],
  ['FATAL:  could not map anonymous shared memory: Cannot allocate memory', 'Speicher'],
  ['FATAL:  pre-existing shared memory block (key 1, ID 2) is still in use', 'wird noch benutzt'],
  ['LOG:  starting\nFATAL:  something that nobody foresaw', 'something that nobody foresaw'],
])('%s', (said, told) => {
  const { message } = startProblemOf(said, '/data/postgres');
  expect(message).toContain(told);
  expect(message).toContain('DATABASE_URL');
});
