import { and, eq, sql } from 'drizzle-orm';
import type { BatteryAnswer } from '#domain/logistics/battery-answer.ts';
import type { Tx } from '#server/db/client.ts';
import { batteryAnswers, packingTicks } from '#server/db/schema/packing.ts';

/** Keeps what the seller says of batteries, by item; the last answer counts. */
export async function storeBatteryAnswers(
  tx: Tx,
  offerId: string,
  answers: readonly { itemId: string; answer: BatteryAnswer }[],
  answeredAt: string,
): Promise<void> {
  await tx
    .insert(batteryAnswers)
    .values(answers.map((one) => ({ offerId, ...one, answeredAt })))
    .onConflictDoUpdate({
      target: [batteryAnswers.offerId, batteryAnswers.itemId],
      set: { answer: sql`excluded.answer`, answeredAt },
    });
}

/** Ticks a task of a load off, or takes that back; doing either again changes nothing. */
export async function storePackingTick(
  tx: Tx,
  tick: { offerId: string; loadKey: string; task: string },
  tickedAt: string | undefined,
): Promise<void> {
  if (tickedAt !== undefined) {
    await tx
      .insert(packingTicks)
      .values({ ...tick, tickedAt })
      .onConflictDoNothing();
    return;
  }
  const { offerId, loadKey, task } = packingTicks;
  await tx.delete(packingTicks).where(and(eq(offerId, tick.offerId), eq(loadKey, tick.loadKey), eq(task, tick.task)));
}
