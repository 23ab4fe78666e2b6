import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/client.ts';
import type { Log } from '#server/log.ts';
import type { Mail, Mailer } from '#server/mailer.ts';
import { deliveryNotes } from './delivery-notes.ts';
import { smtpFailure } from './smtp-failure.ts';

/** As long as mail servers try each other (RFC 5321 section 4.5.4.1). */
const giveUpAfter = 4 * 86_400_000;

interface Dependencies {
  database: Database;
  clock: Clock;
  log: Log;
}

/**
 * Notes what became of every mail: one that was accepted is never sent again, one that is put off is tried again by its
 * job, one that is refused for good or put off for four days is left to the staff (docs/decisions/0197).
 */
export function deliveryLogMailer(mailer: Mailer, { database, clock, log }: Dependencies): Mailer {
  const notes = deliveryNotes(database);

  async function note(mail: Mail, state: 'sent' | 'deferred' | 'refused', reply?: string): Promise<void> {
    // Whom a mail has reached is nobody's business any more.
    const recipient = state === 'sent' || mail.isFarewell === true ? null : mail.to;
    await notes.note({ messageId: mail.messageId, state, at: clock.now(), recipient, reply: reply ?? null });
  }

  return {
    async send(mail) {
      const { messageId } = mail;
      const former = await notes.of(messageId);
      if (former?.state === 'sent' || former?.state === 'refused') return;
      try {
        await mailer.send(mail);
      } catch (error) {
        const { isFinal, reply } = smtpFailure(error);
        const isGivenUp = former !== undefined && clock.now().getTime() - former.firstAt.getTime() >= giveUpAfter;
        const state = isFinal || isGivenUp ? 'refused' : 'deferred';
        await note(mail, state, reply);
        if (state === 'deferred') throw error;
        log.warn({ messageId, reply }, 'A mail could not be delivered and is left to the staff');
        return;
      }
      await note(mail, 'sent');
    },
    close: () => mailer.close(),
  };
}
