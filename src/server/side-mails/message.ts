import { z } from 'zod';
import { offerIdSchema } from '#contract/fields.ts';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { openQuestionsTo } from '#domain/sale/offer-message.ts';
import { renderMail } from '#mail/render-mail.ts';
import { sampleFacts } from '#mail/sample-offer.ts';
import type { Deps } from '#server/deps.ts';
import { readMessages } from '#server/offers/messages.ts';
import { messageToProvider } from './message-to-provider.tsx';
import { messageToSeller } from './message-to-seller.tsx';
import { readSale } from './read-sale.ts';
import { sideMail } from './side-mail.ts';

const data = z.strictObject({ offerId: offerIdSchema, messageId: z.uuid() });
type Told = z.infer<typeof data>;

const ofSeller = {
  itemId: 'item-1',
  asks: true,
  files: [],
  text: 'An welchem der drei Server fehlen die Schienen?\nIch hatte zwei Paar beigelegt.',
};
const answer = { asks: false, files: [], text: 'Im Karton lag ein Paar. Wir haben die Fotos ergänzt.' };
const ofProvider = {
  itemId: 'item-1',
  asks: true,
  files: [],
  text: 'Liegen die Schienen bei? Ein Foto der Rückseite würde uns helfen.',
};
const photos = {
  text: '',
  answers: 'rückfrage',
  files: [
    { url: '/1', name: 'a.jpg' },
    { url: '/2', name: 'b.jpg' },
  ],
};
const adjusted = () => sampleFacts('bidAdjusted');
const received = () => sampleFacts('linkedToInquiry');

/** Tells the other side of a message. */
export const messageMail = sideMail({
  data,
  async send(deps, told) {
    const found = await findMessage(deps, told);
    if (!found) return;
    const { message, state } = found;
    if (message.author === 'provider') return sendToSeller(deps, told, found, false);
    const { offerId, messageId } = told;
    const mail = renderMail(messageToProvider({ offerId, publicUrl: deps.env.publicUrl, state, message }));
    const { email } = shopConfig.company;
    await deps.mailer.send({ messageId: `${offerId}.${messageId}`, to: email, replyTo: state.email, ...mail });
  },
  samples: {
    'message-to-provider': () => messageToProvider({ ...adjusted(), message: ofSeller }),
    'message-to-provider-answer': () => messageToProvider({ ...received(), message: photos }),
    'message-to-seller-answer': () => messageToSeller({ facts: adjusted(), question: ofSeller, message: answer }),
    'message-to-seller': () => messageToSeller({ facts: received(), question: undefined, message: ofProvider }),
    'message-to-seller-remark': () => messageToSeller({ facts: received(), question: undefined, message: answer }),
  },
});

/** Reminds the seller of a question of the provider's that is still open, unless they want no reminders. */
export const questionReminderMail = sideMail({
  data,
  async send(deps, told) {
    const found = await findMessage(deps, told);
    if (!found || found.areRemindersOff || found.isLocked) return;
    if (!openQuestionsTo('customer', found.messages).includes(found.message)) return;
    await sendToSeller(deps, told, found, true);
  },
  samples: {
    'message-to-seller-reminder': () =>
      messageToSeller({ facts: { ...received(), isReminder: true }, question: undefined, message: ofProvider }),
  },
});

async function findMessage(deps: Deps, { offerId, messageId }: Told) {
  const sale = await readSale(deps, offerId);
  const messages = await readMessages(deps.db, offerId);
  const message = messages.find(({ id }) => id === messageId);
  return sale && message && { ...sale, messages, message };
}

type Found = NonNullable<Awaited<ReturnType<typeof findMessage>>>;

/** To the seller also where a colleague reads of prices: whoever sells answers what is asked. */
async function sendToSeller(deps: Deps, told: Told, { letterTo, messages, message }: Found, isReminder: boolean) {
  const { to, facts } = letterTo(null);
  const question = messages.find(({ id }) => id === message.answers);
  const mail = renderMail(messageToSeller({ facts: { ...facts, isReminder }, question, message }));
  const messageId = `${told.offerId}.${told.messageId}${isReminder ? '.reminder' : ''}`;
  await deps.mailer.send({ messageId, to, ...mail });
}
