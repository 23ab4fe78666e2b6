import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, type LoggerOptions, pino } from 'pino';
import { describeError } from './describe-error.ts';
import type { Env } from './env.ts';
import { redactPath } from './redact-path.ts';

export type Log = FastifyBaseLogger;

/**
 * Lines of JSON on standard output. What they may hold is listed here, not what they must not: never a body, a query
 * string, a cookie or the secret part of a link.
 */
export function createLog({ logLevel }: Pick<Env, 'logLevel'>, output: DestinationStream = process.stdout): Log {
  const options: LoggerOptions = {
    level: logLevel,
    serializers: {
      path: (path: unknown) => redactPath(String(path)),
      err: describeError,
      error: describeError,
      req: (request: { method?: string; url?: string }) => ({
        method: request.method,
        path: redactPath(request.url ?? ''),
      }),
      res: (response: { statusCode?: number }) => ({ statusCode: response.statusCode }),
    },
    hooks: {
      // Where nothing else is said the library would say the error's own message.
      logMethod(args, method) {
        const [first, said, ...more] = args;
        const error = errorIn(first);
        const isItsMessage = said === undefined || (error instanceof Error && said === error.message);
        const told = error !== undefined && isItsMessage ? [first, messageOf(error), ...more] : args;
        Reflect.apply(method, this, told);
      },
    },
    formatters: { log: withoutUntold },
  };
  return pino(options, output);
}

/** Never written down, whoever hands it over, nor what has such a name one level below. */
const untold: ReadonlySet<string> = new Set(['body', 'headers', 'cookie', 'cookies', 'password', 'iban', 'token']);
/** What serializers above say, field by field. */
const serialized: ReadonlySet<string> = new Set(['err', 'error', 'req', 'res']);

/** The library's own `redact` copies each line and looks thirteen times through it: a tenth of what a small answer costs. */
function withoutUntold(logged: Record<string, unknown>): Record<string, unknown> {
  for (const name in logged) if (untold.has(name) || isGroup(name, logged[name])) return copyOfTold(logged);
  return logged;
}

function copyOfTold(logged: Record<string, unknown>): Record<string, unknown> {
  const told = Object.entries(withoutNamed(logged));
  return Object.fromEntries(told.map(([name, value]) => [name, isGroup(name, value) ? withoutNamed(value) : value]));
}

function isGroup(name: string, value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !serialized.has(name);
}

function withoutNamed(group: object): object {
  return Object.fromEntries(Object.entries(group).filter(([name]) => !untold.has(name)));
}

function errorIn(logged: unknown): unknown {
  if (logged instanceof Error) return logged;
  return logged !== null && typeof logged === 'object' && 'err' in logged ? logged.err : undefined;
}

function messageOf(error: unknown): string {
  const { name, message } = describeError(error);
  return message ?? name;
}

/** Writes that a database ended which nobody asked to. */
export const logDeath = (log: Log) => (words: string) => log.error({ words }, 'The database ended by itself');
