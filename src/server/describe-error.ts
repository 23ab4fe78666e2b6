import { z } from 'zod';
import { isDatabaseAway, isLost } from './db/database-away.ts';
import { placesInSources } from './places-in-sources.ts';

const errorLike = z.object({
  name: z.string().default('Error'),
  code: z.union([z.string(), z.number()]).optional(),
  message: z.string().default(''),
  stack: z.string().default(''),
  cause: z.unknown().optional(),
  /** Only errors of the database have it. */
  severity: z.string().optional(),
  table: z.string().optional(),
  constraint: z.string().optional(),
  /** Only errors of the query builder have it. */
  query: z.string().optional(),
});

/** Also where somebody else's error repeats its message. */
const ofQueryBuilder = /Failed query:|\nparams:/;

/** Messages are for people; what is longer repeats what was sent. */
const longest = 1_000;
const iban = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?\b/g;
const email = /[^\s@<>"']+@[^\s@<>"']+/g;

/** What may be written down of an error. */
export interface DescribedError {
  readonly name: string;
  readonly code?: string | number;
  readonly message?: string;
  readonly [more: string]: unknown;
  readonly frames?: readonly string[];
  readonly cause?: DescribedError;
}

/** An error as it may be written down: database and query builder repeat values in their messages, so those go. */
export function describeError(error: unknown): DescribedError {
  return described(error, isDatabaseAway(error) || isLost(error));
}

function described(error: unknown, isOutage: boolean): DescribedError {
  const parsed = errorLike.safeParse(error);
  if (!parsed.success) return { name: 'Thrown', type: typeof error };
  const { name, code, message, stack, cause, severity, table, constraint, query } = parsed.data;
  const repeatsValues = severity !== undefined || query !== undefined || ofQueryBuilder.test(message);
  return {
    name,
    ...(code === undefined ? {} : { code }),
    ...(table === undefined ? {} : { table }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(repeatsValues ? {} : { message: message.slice(0, longest).replace(iban, '[IBAN]').replace(email, '[E-Mail]') }),
    // The stack repeats the message, whose lines may look like its own.
    frames: placesInSources(
      stack
        .replace(message, () => '')
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line.startsWith('at ')),
      isOutage,
    ),
    ...(cause === undefined || cause === null ? {} : { cause: described(cause, isOutage) }),
  };
}
