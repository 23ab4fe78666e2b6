import type { Placeholder } from 'drizzle-orm';
import { noDay } from '#domain/sale/deadline.ts';
import { type DeskTask, deskSides } from '#domain/sale/desk-tasks.ts';
import type { Instant } from '#domain/values/day.ts';
import { toEuros } from '#domain/values/money.ts';
import { offers } from '#server/db/schema/offers.ts';
import { type Noted, notedColumns, queueNotes } from './queue-notes.ts';

/** What a row about a sale says at the desk, in whatever list it stands. */
export const deskColumns = (now: Instant | Placeholder) => ({
  id: offers.id,
  createdAt: offers.createdAt,
  inquiryId: offers.inquiryId,
  orderId: offers.orderId,
  summary: offers.summary,
  sellerName: offers.sellerName,
  task: offers.deskTask,
  /** As its place in `deskSides`. */
  side: offers.deskSide,
  due: offers.deskDue,
  less: offers.deskLess,
  ...notedColumns(now),
});

export type DeskColumns = Pick<
  typeof offers.$inferSelect,
  'id' | 'createdAt' | 'inquiryId' | 'orderId' | 'summary' | 'sellerName'
> & {
  readonly task: DeskTask | '';
  readonly side: number;
  readonly due: string;
  readonly less: number;
} & Noted;

/** Number of a sale as people know it. */
export const saleNumberOf = ({ orderId, inquiryId }: Pick<DeskColumns, 'orderId' | 'inquiryId'>) =>
  orderId ?? inquiryId ?? '';

/** The row itself; what it is worth stands in it for whoever sees values. */
export function deskRow(row: DeskColumns, seesValues: boolean) {
  const { id, createdAt, summary, task, side, due, less } = row;
  const hasValue = seesValues && less !== 0;
  return {
    id,
    number: saleNumberOf(row),
    created: new Date(createdAt).toISOString(),
    title: summary.title,
    task: task || ('nothing' as const),
    side: deskSides[side] ?? ('over' as const),
    ...(due !== noDay && { due }),
    ...(hasValue && { value: toEuros(-less) }),
    ...(hasValue && summary.amount === undefined && { isEstimate: true as const }),
    notes: queueNotes(seesValues ? row : { ...row, proposed: null }),
  };
}
