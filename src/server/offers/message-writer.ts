import type { NewDeskMessage } from '#contract/sale/offer-messages.ts';
import type { MessageAuthor, OfferMessage } from '#domain/sale/offer-message.ts';
import { addHours } from '#domain/values/day.ts';
import type { Deps } from '#server/deps.ts';
import { sideMails } from '#server/side-mails.ts';
import { requireUse } from '#server/uploads/require-use.ts';
import { claimUploads, type Uploader } from '#server/uploads/uploads.ts';
import type { Request } from './handle.ts';
import { keepMessage, readMessages } from './messages.ts';
import { tellSale } from './tell-sale.ts';
import { writeSideRecord } from './write-side-record.ts';

/** How long a question to the seller stays open before they are reminded of it, once. */
const reminderHours = 48;

interface Writing {
  readonly offerId: string;
  readonly allows: Request['allows'];
  readonly author: MessageAuthor;
  /** By what the files of the message can be the sender's. */
  readonly uploader: Uploader;
  /** The member of staff who writes. */
  readonly writtenBy?: string;
  readonly body: NewDeskMessage;
}

/** How a side writes into the conversation of an offer: kept with its files, told live and by mail in one transaction, or not at all. */
export function messageWriter(deps: Deps) {
  return async ({ offerId, allows, author, uploader, writtenBy, body }: Writing): Promise<OfferMessage[]> => {
    const { files = [] } = body;
    const fields = new Map(files.map((url, index) => [url, `files.${index}`]));
    return writeSideRecord(deps, {
      offerId,
      actor: author,
      allows,
      what: 'sendMessage',
      write: async (tx, state, at, found) => {
        if (await keepMessage(tx, state, { offerId, author, writtenBy, at, body })) {
          await claimUploads(tx, files, uploader, offerId, fields);
          await requireUse(tx, files, 'message');
          const told = { offerId, messageId: body.id };
          const remindedAt = new Date(addHours(at, reminderHours));
          const reminders = author === 'provider' ? [sideMails.questionReminder.plan(told, remindedAt)] : [];
          await deps.jobs.enqueue(tx, [sideMails.message.plan(told), ...reminders]);
          await tellSale(deps, tx, 'messageSent', at, { offerId, found });
        }
        return readMessages(tx, offerId);
      },
    });
  };
}
