import { fold } from '#domain/offer/evolve.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { isEmail } from '#domain/values/email.ts';
import type { OfferFacts, OfferMail } from '#mail/offer-mail.ts';
import { offerMails } from '#mail/offer-mails.ts';
import { renderMail } from '#mail/render-mail.ts';
import type { Deps } from '#server/deps.ts';
import { loadEvents } from '#server/offers/store.ts';
import type { OfferMailJob } from './offer-mail-job.ts';
import { isStillDue } from './reminder.ts';
import { reminders } from './reminders.ts';

/** Sends what a job names. The offer is read at the event's version, so that a late mail says what was true then. */
export async function sendOfferMail(deps: Deps, { offerId, version, reaction }: OfferMailJob): Promise<void> {
  const events = await loadEvents(deps.db, offerId);
  const event = events.find((one) => one.version === version);
  const state = fold(events.slice(0, version));
  const current = fold(events);
  if (!event || !state || !current) throw new Error(`No event ${version} of ${offerId}`);
  const before = fold(events.slice(0, version - 1));
  const facts: OfferFacts = { offerId, event, state, publicUrl: deps.env.publicUrl, ...(before && { before }) };

  const reminder = reminders.find(({ name }) => name === reaction);
  if (reminder) {
    if (!isStillDue(reminder, event, current, deps.clock.now().toISOString())) return;
    return send(deps, reminder.mail, { ...facts, hoursLeft: reminder.hoursLeft }, { reaction, current });
  }
  const mail = offerMails.find(({ name }) => name === reaction);
  if (!mail) throw new Error(`No mail named ${reaction}`);
  return send(deps, mail, facts, { reaction, current });
}

/** To nobody, once the address was erased (domain.md INV-42). */
async function send(
  deps: Deps,
  mail: OfferMail,
  facts: OfferFacts,
  { reaction, current }: { reaction: string; current: OfferState },
): Promise<void> {
  if (!isEmail(current.email)) return;
  const messageId = `${facts.offerId}.${facts.event.version}.${reaction}`;
  await deps.mailer.send({ messageId, to: current.email, ...(await renderMail(mail.compose(facts))) });
}
