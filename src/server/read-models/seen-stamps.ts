import { type SQLWrapper, sql } from 'drizzle-orm';
import { seenStamps } from '#server/db/schema/offers.ts';

const { subject, stamp } = seenStamps;

/** Another text as soon as anything was written of what stands beside the rows of these offers and firms, as a column of a query (docs/decisions/0689). */
export const stampsOf = (...subjects: readonly SQLWrapper[]) =>
  sql`(select string_agg(${stamp}::text, ' ' order by ${stamp}) from ${seenStamps} where ${subject} in (${sql.join([...subjects], sql`, `)}))`;

/** The subject that stands for all sales of a holder: every row that is written tells it. */
export const listOf = (holder: SQLWrapper) => sql`list_of(${holder})`;
