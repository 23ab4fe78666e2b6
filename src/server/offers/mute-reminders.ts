import { eq } from 'drizzle-orm';
import { offers } from '#server/db/schema/offers.ts';
import type { HandleDeps } from './handle.ts';
import { writeSideRecord } from './write-side-record.ts';

/** Switches the reminders of an offer off or on again, for whoever has the link of a mail about it. */
export function muteReminders(
  deps: Pick<HandleDeps, 'database' | 'clock'>,
  offerId: string,
  reminders: 'on' | 'off',
): Promise<void> {
  return writeSideRecord(deps, {
    offerId,
    actor: 'customer',
    allows: (found) => found !== undefined && !found.ownerless,
    what: 'muteReminders',
    write: async (tx, _state, now) => {
      const remindersOffAt = reminders === 'off' ? now : null;
      await tx.update(offers).set({ remindersOffAt }).where(eq(offers.id, offerId));
    },
  });
}
