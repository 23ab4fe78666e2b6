import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** A function of the database that a statement calls with one text. */
export interface DatabaseCall {
  /** The call up to that text: a constant of the program, part of a statement's own text. */
  readonly opening: string;
  readonly argument: string;
}

/** The call as a part of a statement. */
export function callWith(opening: string, argument: SQLWrapper): SQL {
  return sql`${sql.raw(opening)}${argument})`;
}

/** Calls that make a statement of their own. */
export function callsAlone(calls: readonly DatabaseCall[]): SQL {
  const made = calls.map(({ opening, argument }) => callWith(opening, sql`${argument}`));
  return sql`select ${sql.join(made, sql`, `)}`;
}
