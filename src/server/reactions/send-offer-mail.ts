import { eq } from 'drizzle-orm';
import { reminderCalls } from '#contract/reminder-calls.ts';
import { pages } from '#contract/urls.ts';
import { fold } from '#domain/offer/evolve.ts';
import { dayOf } from '#domain/values/day.ts';
import { emailKey, isEmail } from '#domain/values/email.ts';
import type { OfferFacts, OfferMail } from '#mail/offer-mail.ts';
import { offerMails } from '#mail/offer-mails.ts';
import { renderMail } from '#mail/render-mail.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import { offers } from '#server/db/schema/offers.ts';
import type { Deps } from '#server/deps.ts';
import { loadEvents } from '#server/offers/store.ts';
import { statusToken } from '#server/status/status-token.ts';
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
  // Erased (INV-42): there is nobody left to write to.
  if (!isEmail(current.email)) return;
  const before = fold(events.slice(0, version - 1));
  const token = tokenFor(deps, offerId, current.email);
  const { publicUrl } = deps.env;
  const reader = {
    hasAccount: await isOwned(deps, current.email),
    statusUrl: publicUrl + pages.status(token),
  };
  const facts: OfferFacts = { offerId, event, state, publicUrl, reader, ...(before && { before }) };
  const letter = { messageId: `${offerId}.${version}.${reaction}`, to: current.email };

  const reminder = reminders.find(({ name }) => name === reaction);
  if (reminder) {
    if (!isStillDue(reminder, event, current, deps.clock.now().toISOString())) return;
    if (await areRemindersOff(deps, offerId)) return;
    const written = await write(reminder.mail, { ...facts, hoursLeft: reminder.hoursLeft });
    const unsubscribeUrl = publicUrl + reminderCalls.unsubscribe(token);
    return deps.mailer.send({ ...letter, ...written, unsubscribeUrl });
  }
  const mail = offerMails.find(({ name }) => name === reaction);
  if (!mail) throw new Error(`No mail named ${reaction}`);
  await deps.mailer.send({ ...letter, ...(await write(mail, facts)) });
}

const write = (mail: OfferMail, facts: OfferFacts) => renderMail(mail.compose(facts));

function tokenFor({ clock, env }: Deps, offerId: string, email: string): string {
  const bound = { emailKey: emailKey(email), secret: env.secret };
  return statusToken(offerId, dayOf(clock.now().toISOString()), bound);
}

/** Only a confirmed address owns its offers. */
async function isOwned({ db }: Deps, email: string): Promise<boolean> {
  const columns = { confirmed: accounts.emailConfirmed };
  const [account] = await db
    .select(columns)
    .from(accounts)
    .where(eq(accounts.email, emailKey(email)));
  return account?.confirmed === true;
}

async function areRemindersOff({ db }: Deps, offerId: string): Promise<boolean> {
  const [row] = await db.select({ offAt: offers.remindersOffAt }).from(offers).where(eq(offers.id, offerId));
  return row?.offAt != null;
}
