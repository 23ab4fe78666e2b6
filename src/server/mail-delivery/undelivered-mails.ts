import { and, desc, inArray, like } from 'drizzle-orm';
import { type UndeliveredMail, undeliveredReasons } from '#contract/desk/undelivered-mail.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import type { Queryable } from '#server/db/client.ts';
import { mailDeliveries } from '#server/db/schema/mail.ts';

type State = UndeliveredMail['state'];

interface Which {
  states?: readonly State[];
  offerId?: string;
}

const longest = 500;

/** Mails that have not reached their readers, newest attempt first: what staff may have to say on the telephone. */
export async function undeliveredMails(
  db: Queryable,
  { states = ['deferred', 'refused'], offerId }: Which,
): Promise<UndeliveredMail[]> {
  const ofOffer = offerId === undefined ? undefined : like(mailDeliveries.messageId, `${offerId}.%`);
  const rows = await db
    .select()
    .from(mailDeliveries)
    .where(and(inArray(mailDeliveries.state, [...states]), ofOffer))
    .orderBy(desc(mailDeliveries.lastAt))
    .limit(longest);
  return rows.flatMap(({ messageId, state, recipient, attempts, firstAt, lastAt, reply }) =>
    state === 'sent'
      ? []
      : {
          state,
          mail: nameOf(messageId),
          ...offerOf(messageId),
          to: recipient ?? '',
          attempts,
          firstAt: firstAt.toISOString(),
          lastAt: lastAt.toISOString(),
          ...answerOf(reply),
        },
  );
}

/** 'offer-….4.bid-placed' is the mail bid-placed, 'account-passwordChanged-…' the mail account-passwordChanged. */
function nameOf(messageId: string): string {
  return messageId.startsWith('offer-') ? (messageId.split('.')[2] ?? '') : messageId.replace(/-[0-9a-f-]{36}$/, '');
}

function offerOf(messageId: string): { offerId?: string } {
  const offerId = /^(offer-[0-9a-f-]{36})\./.exec(messageId)?.[1];
  return offerId === undefined ? {} : { offerId };
}

/** What was noted is the codes of an answer, a reason, or both. */
function answerOf(noted: string | null): Pick<UndeliveredMail, 'reply' | 'reason'> {
  const words = noted?.split(' ') ?? [];
  const reason = keysOf(undeliveredReasons).find((one) => one === words.at(-1));
  const reply = words.slice(0, reason && -1).join(' ');
  return { ...(reply !== '' && { reply }), ...(reason && { reason }) };
}
