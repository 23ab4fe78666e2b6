import { eq } from 'drizzle-orm';
import { isEmail } from '#domain/values/email.ts';
import { questionAnsweredMail } from '#mail/question-answered.tsx';
import { questionAskedMail } from '#mail/question-asked.tsx';
import { renderMail } from '#mail/render-mail.ts';
import { offers } from '#server/db/schema/offers.ts';
import type { Deps } from '#server/deps.ts';
import type { MessageMailJob } from '#server/offers/message-mail-job.ts';
import { readMessages } from '#server/offers/messages.ts';
import { shopConfig } from '#shop.config.ts';
import { hasAccountColumn } from './mail-facts.ts';
import { mailReader } from './mail-reader.ts';

/** Tells the other side of a message: the provider of a question, the seller of an answer. */
export async function sendMessageMail(deps: Deps, { offerId, messageId }: MessageMailJob): Promise<void> {
  const columns = { state: offers.state, hasAccount: hasAccountColumn };
  const [offer] = await deps.db.select(columns).from(offers).where(eq(offers.id, offerId));
  const messages = await readMessages(deps.db, offerId);
  const place = messages.findIndex(({ id }) => id === messageId);
  const message = messages[place];
  // Erased (INV-42): there is nothing left to tell, and nobody to write to.
  if (!offer || !message || !isEmail(offer.state.email)) return;
  const { state, hasAccount } = offer;
  const { publicUrl } = deps.env;
  const letter = { messageId: `${offerId}.${messageId}` };
  if (message.author === 'customer') {
    const mail = renderMail(questionAskedMail({ state, message }));
    return deps.mailer.send({ ...letter, to: shopConfig.company.email, replyTo: state.email, ...mail });
  }
  const { reader } = mailReader(deps, { offerId, email: state.email, hasAccount });
  const question = messages.slice(0, place).findLast(({ author }) => author === 'customer');
  const facts = { offerId, state, publicUrl, reader };
  await deps.mailer.send({
    ...letter,
    to: state.email,
    ...renderMail(questionAnsweredMail({ facts, question, message })),
  });
}
