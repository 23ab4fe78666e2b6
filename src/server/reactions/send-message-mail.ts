import { eq } from 'drizzle-orm';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { openQuestionsTo } from '#domain/sale/offer-message.ts';
import { isEmail } from '#domain/values/email.ts';
import { messageToProviderMail } from '#mail/message-to-provider.tsx';
import { messageToSellerMail } from '#mail/message-to-seller.tsx';
import { renderMail } from '#mail/render-mail.ts';
import { offerState } from '#server/db/offer-state.ts';
import { offers } from '#server/db/schema/offers.ts';
import type { Deps } from '#server/deps.ts';
import type { MessageMailJob } from '#server/offers/message-mail-job.ts';
import { readMessages } from '#server/offers/messages.ts';
import { hasAccountColumn } from './mail-facts.ts';
import { mailReader } from './mail-reader.ts';

/** Tells the other side of a message. */
export async function sendMessageMail(deps: Deps, job: MessageMailJob): Promise<void> {
  const found = await findMessage(deps, job);
  if (!found) return;
  const { message, state, letter } = found;
  if (message.author === 'provider') return deps.mailer.send(found.toSeller(false));
  const { publicUrl } = deps.env;
  const mail = renderMail(messageToProviderMail({ offerId: job.offerId, publicUrl, state, message }));
  await deps.mailer.send({ ...letter(''), to: shopConfig.company.email, replyTo: state.email, ...mail });
}

/** Reminds the seller of a question of the provider's that is still open, unless they want no reminders. */
export async function remindOfQuestion(deps: Deps, job: MessageMailJob): Promise<void> {
  const found = await findMessage(deps, job);
  if (!found || found.areRemindersOff || !found.isOpen) return;
  await deps.mailer.send(found.toSeller(true));
}

/** A message with what its mails are written from; none once it is erased (INV-42): there is nobody left to write to. */
async function findMessage(deps: Deps, { offerId, messageId }: MessageMailJob) {
  const columns = {
    state: offerState,
    hasAccount: hasAccountColumn,
    remindersOffAt: offers.remindersOffAt,
    lockedAt: offers.lockedAt,
  };
  const [offer] = await deps.db.select(columns).from(offers).where(eq(offers.id, offerId));
  const messages = await readMessages(deps.db, offerId);
  const message = messages.find(({ id }) => id === messageId);
  if (!offer || !message || !isEmail(offer.state.email)) return undefined;
  const { state, hasAccount } = offer;
  const letter = (suffix: string) => ({ messageId: `${offerId}.${messageId}${suffix}` });
  return {
    message,
    state,
    letter,
    areRemindersOff: offer.remindersOffAt !== null || offer.lockedAt !== null,
    isOpen: openQuestionsTo('customer', messages).includes(message),
    toSeller(isReminder: boolean) {
      const { reader } = mailReader(deps, { offerId, email: state.email, hasAccount });
      const facts = { offerId, state, publicUrl: deps.env.publicUrl, reader, isReminder };
      const question = messages.find(({ id }) => id === message.answers);
      const mail = renderMail(messageToSellerMail({ facts, question, message }));
      return { ...letter(isReminder ? '.reminder' : ''), to: state.email, ...mail };
    },
  };
}
