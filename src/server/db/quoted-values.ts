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
 * The values of a statement as they stand in a text, each quoted by the driver: several go out at once only without parameters. The server
 * may write such a text into its log, so it names things and holds no contents.
 */
export function quotedValuesOf(asked: AskedStatement): string {
  return parametersOf(asked)
    .map((parameter) => pg.escapeLiteral(value.parse(parameter)))
    .join(', ');
}
