import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { describeError } from '#server/describe-error.ts';
import { createLog } from '#server/log.ts';
import { failureText } from '#server/tell-failure.ts';
import { isDatabaseAway } from './database-away.ts';
import { connectionProblem, databaseProblem } from './database-problem.ts';
import { violatesUnique } from './unique-violation.ts';
import { withoutValues } from './without-values.ts';

const secret = 'Zq3kVYtY0X5o';
const email = 'anna@example.org';

/** What PostgreSQL says of a value that is there already. */
const taken = Object.assign(new Error(`duplicate key value violates unique constraint "secret_pkey" of ${secret}`), {
  ...{ severity: 'ERROR', code: '23505', table: 'secret', constraint: 'secret_pkey', detail: `Key (email)=(${email})` },
  ...{ where: `unnamed portal parameter $2 = '${secret}'`, hint: secret, query: 'insert', params: [secret] },
});
const failed = (cause: Error) =>
  new DrizzleQueryError('insert into "secret" values ($1, $2)', [`signing\n    at ${email}`, secret], cause);
const inFull = (error: unknown): string =>
  error instanceof Error
    ? [error.message, error.stack, JSON.stringify(error), inFull(error.cause)].join('\n')
    : JSON.stringify(error ?? '');

describe('a statement that failed', () => {
  it('says what refused it, and nothing of what it held', () => {
    const told = withoutValues(failed(taken));
    for (const value of [secret, email, 'params']) expect(inFull(told)).not.toContain(value);
    expect(violatesUnique(told, /^secret_pkey$/)).toBe(true);
    expect(describeError(told)).toMatchObject({ cause: { code: '23505', table: 'secret', constraint: 'secret_pkey' } });
  });

  it('still tells when the database is away', () => {
    expect(isDatabaseAway(withoutValues(failed(new Error('Connection terminated unexpectedly'))))).toBe(true);
    expect(isDatabaseAway(withoutValues(failed(taken)))).toBe(false);
  });
});

describe('an error of the query builder that nobody caught on its way', () => {
  const wrapped = new Error(`It failed: ${failed(taken).message}`, { cause: failed(taken) });
  const logged = (write: (log: ReturnType<typeof createLog>) => void) => {
    let line = '';
    write(createLog({ logLevel: 'trace' }, { write: (text) => (line += text) }));
    return line;
  };

  it.each([
    ['a command says', failureText(failed(taken))],
    ['a command says of the one around it', failureText(wrapped)],
    ['a command says of what the driver itself threw', failureText(taken)],
    ['the log writes', logged((log) => log.error({ err: failed(taken) }, 'A request failed'))],
    ['the log writes of the one around it', logged((log) => log.error({ err: wrapped }, 'A request failed'))],
    ['the log writes where nothing else is said', logged((log) => log.error({ err: failed(taken) }))],
    ['the log writes of the error alone', logged((log) => log.error(failed(taken)))],
    ['the log writes where its message is said', logged((log) => log.error({ err: wrapped }, wrapped.message))],
    [
      'the log writes of what the job queue makes of it',
      logged((log) => log.error({ err: { ...taken } }, 'Job queue')),
    ],
  ])('shows no value of the statement in what %s', (_, said) => {
    expect(said).not.toBe('');
    for (const value of [secret, email, 'params']) expect(said).not.toContain(value);
  });
});

describe('what the database refuses at the start', () => {
  it.each([
    ['08P01', /Was vor der Datenbank steht/],
    ['25006', /lässt nur lesen/],
    ['28P01', /Name und Kennwort/],
    ['3D000', /Legen Sie sie zuerst an/],
    ['42501', /Eigentümer der Datenbank/],
    ['22P02', /in ihrem eigenen Protokoll/],
  ])('%s is one German sentence about what to do', (code, sentence) => {
    const told = databaseProblem(withoutValues(failed(Object.assign(new Error(secret), { severity: 'FATAL', code }))));
    expect(told).toMatch(sentence);
    expect(told).toContain(code);
  });

  it.each([
    [{ code: 'DEPTH_ZERO_SELF_SIGNED_CERT', message: 'self-signed certificate' }, /wird nicht vertraut.*sslrootcert/],
    [{ code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', message: 'unable to verify' }, /wird nicht vertraut.*sslrootcert/],
    [{ code: 'CERT_HAS_EXPIRED', message: 'certificate has expired' }, /wird nicht vertraut/],
    [{ code: 'ERR_TLS_CERT_ALTNAME_INVALID', message: 'Hostname/IP does not match' }, /gilt für einen anderen Namen/],
    [{ message: 'The server does not support SSL connections' }, /sslmode=disable/],
  ])(
    '%o of a first line or a later statement is one about certificates, and of anything else no failure of the database',
    (given, sentence) => {
      const error = Object.assign(new Error(given.message), given);
      expect(connectionProblem(error)).toMatch(sentence);
      expect(databaseProblem(error)).toBeUndefined();
      expect(databaseProblem(withoutValues(failed(error)))).toMatch(sentence);
    },
  );

  it('is told apart from what is no failure of the database', () => {
    expect(databaseProblem(new TypeError('x is not a function'))).toBeUndefined();
    expect(failureText(new TypeError('x is not a function'))).toMatch(/^TypeError: x is not a function\n {4}at /);
  });
});
