import { DrizzleQueryError, type Query } from 'drizzle-orm';
import { z } from 'zod';
import { nameBy, statementNames } from './statement-names.ts';

/** Under which names the statements of one database are sent: all connections to it call them the same. */
export interface SentNames {
  /** Undefined where a statement is sent without one; some have a name of their own. */
  nameOf(query: Query, own: string | undefined): string | undefined;
  /** Is told what PostgreSQL said of a statement that failed. */
  hear(error: unknown): void;
}

/** For connections that keep nothing. */
export const noNames: SentNames = { nameOf: () => undefined, hear() {} };

/** For connections that are ours while they are open. */
export function ownNames(): SentNames {
  const nameOf = statementNames();
  return { ...noNames, nameOf: ({ sql, params }, own) => own ?? nameOf(sql, params) };
}

/** A connection does not know the name, or has it from somebody else. */
const isOfAnother = z.object({ code: z.enum(['26000', '42P05']) });

/**
 * For connections of a pooler that keeps names. One that keeps none may come to stand in its place, by another version or setting: a call that
 * meets it counts as one that found the database away, and from then on nothing has a name. Until then a connection may know a name from another
 * process, or from one of another version, so a name says the text.
 */
export function lentNames(): SentNames {
  const nameOf = statementNames();
  const byText = new Map<string, string>();
  let isKept = true;
  return {
    nameOf({ sql, params }, own) {
      if (!isKept) return undefined;
      if (own === undefined) return nameOf(sql, params);
      const name = byText.get(sql) ?? nameBy(own, sql);
      byText.set(sql, name);
      return name;
    },
    hear(error) {
      if (error instanceof DrizzleQueryError && isOfAnother.safeParse(error.cause).success) isKept = false;
    },
  };
}
