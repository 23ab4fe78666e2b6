import { reminderCalls } from '#contract/sale/reminder-calls.ts';
import { acceptedRounding } from '#domain/invoicing/incoming/invoice-report.ts';
import { isEmail } from '#domain/values/email.ts';
import type { OfferMail, OfferMailFacts } from '#mail/offer-mail.ts';
import { offerMails } from '#mail/offer-mails.ts';
import { receivedMail } from '#mail/received.tsx';
import { renderMail } from '#mail/render-mail.ts';
import type { Deps } from '#server/deps.ts';
import { readInvoiceCheck } from '#server/offers/incoming-invoices.ts';
import { type AppointmentFile, appointmentFilesOf } from '#server/read-models/appointment-file.ts';
import { contractAttachment } from './contract-attachment.ts';
import { doubtfulOwnDevices } from './doubtful-devices.ts';
import { labelAttachment } from './label-attachment.ts';
import { mailFactsReader } from './mail-facts.ts';
import { mailPacking } from './mail-packing.ts';
import { mailReader } from './mail-reader.ts';
import type { OfferMailJob } from './offer-mail-job.ts';
import { hoursLeft, isStillDue } from './reminder.ts';
import { reminders } from './reminders.ts';

/** Mails without a price or a paper: whoever sent the goods reads them, whatever they may see. Closed unless named here. */
const ofGoodsAlone: ReadonlySet<string> = new Set([
  ...['received', 'inquiry-opened', 'packaging-dispatched', 'shipping-label', 'appointment', 'goods-received'],
  ...['returns-dispatched', 'shipping-reminder', 'appointment-reminder'],
]);

/** How what a job names is sent. */
export function offerMailSender(deps: Deps): (job: OfferMailJob) => Promise<void> {
  const read = mailFactsReader(deps);
  const { publicUrl } = deps.env;
  const inTurn = turnsOf();
  // Jobs are begun in the order of their events.
  return (job) => inTurn(job.offerId, () => send(job));

  async function send({ offerId, version, reaction }: OfferMailJob): Promise<void> {
    const found = await read({ offerId, version });
    const { event, events, state, before, current, hasAccount, readsPrices, areRemindersOff, ownName } = found;
    // Erased (INV-42): there is nobody left to write to.
    if (!isEmail(current.email)) return;
    const reminder = reminders.find(({ name }) => name === reaction);
    const colleague = ofGoodsAlone.has(reminder?.mail.name ?? reaction) ? null : readsPrices;
    const { to, reader, token } = mailReader(deps, { offerId, email: current.email, hasAccount, colleague });
    const named = ownName !== undefined && { ownName };
    const check = state.document?.type === 'invoice' ? await readInvoiceCheck(deps.db, offerId) : undefined;
    const beside = { ...(before && { before }), ...(check && { rounding: acceptedRounding(check) }) };
    const facts: OfferMailFacts = { offerId, event, state, publicUrl, reader, ...beside, ...named };
    const letter = { messageId: `${offerId}.${version}.${reaction}`, to };

    if (reminder) {
      if (areRemindersOff || !isStillDue(reminder, event, current, deps.clock.now().toISOString())) return;
      const written = write(reminder.mail, { ...facts, ...hoursLeft(reminder) });
      const unsubscribeUrl = publicUrl + reminderCalls.unsubscribe(token);
      return deps.mailer.send({ ...letter, ...written, unsubscribeUrl });
    }
    const mail = offerMails.find(({ name }) => name === reaction);
    if (!mail) throw new Error(`No mail named ${reaction}`);
    const packing = await mailPacking(deps, offerId, event, state);
    const attachments = [
      ...(await labelAttachment(deps, offerId, event)),
      ...(await contractAttachment(deps, offerId, event)),
      ...appointmentFilesOf({ offerId, state, events, publicUrl }, event).map(inMail),
    ];
    const doubtful = mail === receivedMail ? await doubtfulOwnDevices(deps.db, offerId, current) : undefined;
    const written = write(mail, {
      ...facts,
      ...(doubtful !== undefined && { doubtfulDevices: doubtful }),
      hasAttachment: attachments.length > 0,
      ...(packing && { packing }),
    });
    await deps.mailer.send({ ...letter, ...written, attachments });
  }
}

/** What is done about one sale is done one after the other, in the order in which it was asked for. */
function turnsOf() {
  const last = new Map<string, Promise<unknown>>();
  return async (offerId: string, work: () => Promise<void>): Promise<void> => {
    const mine = (last.get(offerId) ?? Promise.resolve()).then(work, work);
    last.set(offerId, mine);
    await mine.finally(() => last.get(offerId) === mine && last.delete(offerId));
  };
}

const inMail = ({ content, ...named }: AppointmentFile) => ({ ...named, content: Buffer.from(content) });

const write = (mail: OfferMail, facts: OfferMailFacts) => renderMail(mail.compose(facts));
