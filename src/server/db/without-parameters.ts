import pg from 'pg';
import { z } from 'zod';
import type { AskedStatement } from './asked-statement.ts';
import { parametersOf } from './statement.ts';

/** What ends a statement early on the wire is nothing that names anything. */
const value = z.union([
  z.string().refine((text) => !text.includes('\0')),
  z.date().transform((at) => at.toISOString()),
]);

/**
 * A statement with its values written into it, each quoted by the driver: several go out at once only without parameters. The server
 * may write such a text into its log, so it names things and holds no contents.
 */
export function withoutParameters(asked: AskedStatement): string {
  const parameters = parametersOf(asked);
  return asked.statement.query.sql.replace(/\$(\d+)/g, (_, number) =>
    pg.escapeLiteral(value.parse(parameters[Number(number) - 1])),
  );
}
