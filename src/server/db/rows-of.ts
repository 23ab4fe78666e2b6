import { z } from 'zod';

const result = z.object({ rows: z.array(z.unknown()) });

/** Both drivers answer a raw statement with its rows beside other things. */
export function rowsOf(answer: unknown): unknown[] {
  return result.parse(answer).rows;
}
