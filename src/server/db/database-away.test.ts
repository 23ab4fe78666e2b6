import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { isDatabaseAway } from './database-away.ts';

const said = (message: string, code?: string) => Object.assign(new Error(message), code === undefined ? {} : { code });
const connecting = (code: string) => Object.assign(said(`connect ${code}`, code), { syscall: 'connect' });
const failed = (cause: Error) => new DrizzleQueryError('select 1', [], cause);

describe('the database counts as away', () => {
  it.each([
    ['a refused connection', said('connect ECONNREFUSED', 'ECONNREFUSED')],
    ['a name that is not found', said('getaddrinfo', 'EAI_AGAIN')],
    ['a Unix socket that is made anew', connecting('ENOENT')],
    ['a Unix socket at which too many wait', connecting('EAGAIN')],
    ['an end by an operator', said('terminating connection', '57P01')],
    ['a start that goes on', said('the database system is starting up', '57P03')],
    ['too many connections', said('sorry', '53300')],
    ['a statement that took too long', said('canceling statement', '57014')],
    ['a wait for a lock beyond what the server allows', said('canceling statement due to lock timeout', '55P03')],
    ['a transaction beyond what the server allows', said('terminating connection', '25P04')],
    ['a standby that lets nobody write', said('cannot execute INSERT in a read-only transaction', '25006')],
    ['a pooler that no longer knows a name', said('prepared statement does not exist', '26000')],
    ['one that knows it from somebody else', said('prepared statement already exists', '42P05')],
    ['a line that broke', said('Connection terminated unexpectedly')],
    ['a server that is frozen', said('Query read timeout')],
    ['a certificate that ran out', said('certificate has expired', 'CERT_HAS_EXPIRED')],
    ['a certificate for another name', said('Hostname does not match', 'ERR_TLS_CERT_ALTNAME_INVALID')],
    ['a list of revoked certificates that ran out', said('CRL has expired', 'CRL_HAS_EXPIRED')],
    ['no TLS that both speak', said('tlsv1 alert protocol version', 'EPROTO')],
    ['a server that was set up anew without TLS', said('The server does not support SSL connections')],
    ['a password that was changed', said('password authentication failed', '28P01')],
    ['a database that is being restored', said('database does not exist', '3D000')],
    ['a network card that is down', said('connect ENETDOWN', 'ENETDOWN')],
    ['a pool in which nothing came free', said('timeout exceeded when trying to connect')],
  ])('after %s', (_, cause) => {
    expect(isDatabaseAway(failed(cause))).toBe(true);
  });

  it.each([
    ['a value that exists', failed(said('duplicate key', '23505'))],
    ['a wrong statement', failed(said('syntax error', '42601'))],
    ['another service that refuses the connection', said('connect ECONNREFUSED', 'ECONNREFUSED')],
    ['a file that is not there', failed(said('open ENOENT', 'ENOENT'))],
    ['nothing of the kind', new Error('no')],
  ])('but not after %s', (_, error) => {
    expect(isDatabaseAway(error)).toBe(false);
  });
});
