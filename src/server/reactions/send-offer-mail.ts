import { reminderCalls } from '#contract/reminder-calls.ts';
import { pages } from '#contract/urls.ts';
import { dayOf } from '#domain/values/day.ts';
import { emailKey, isEmail } from '#domain/values/email.ts';
import type { OfferFacts, OfferMail } from '#mail/offer-mail.ts';
import { offerMails } from '#mail/offer-mails.ts';
import { renderMail } from '#mail/render-mail.ts';
import type { Deps } from '#server/deps.ts';
import { accessToken, statusToken } from '#server/status/status-token.ts';
import { mailFactsReader } from './mail-facts.ts';
import type { OfferMailJob } from './offer-mail-job.ts';
import { isStillDue } from './reminder.ts';
import { reminders } from './reminders.ts';

/** How what a job names is sent. */
export function offerMailSender(deps: Deps): (job: OfferMailJob) => Promise<void> {
  const read = mailFactsReader(deps);
  const { publicUrl } = deps.env;
  return async ({ offerId, version, reaction }) => {
    const { event, state, before, current, hasAccount, areRemindersOff } = await read(offerId, version);
    // Erased (INV-42): there is nobody left to write to.
    if (!isEmail(current.email)) return;
    const { status, access } = tokensFor(deps, offerId, current.email);
    const reader = {
      hasAccount,
      statusUrl: publicUrl + pages.status(status),
      accessUrl: publicUrl + pages.account.toOffer(access),
    };
    const facts: OfferFacts = { offerId, event, state, publicUrl, reader, ...(before && { before }) };
    const letter = { messageId: `${offerId}.${version}.${reaction}`, to: current.email };

    const reminder = reminders.find(({ name }) => name === reaction);
    if (reminder) {
      if (areRemindersOff || !isStillDue(reminder, event, current, deps.clock.now().toISOString())) return;
      const written = write(reminder.mail, { ...facts, hoursLeft: reminder.hoursLeft });
      const unsubscribeUrl = publicUrl + reminderCalls.unsubscribe(status);
      return deps.mailer.send({ ...letter, ...written, unsubscribeUrl });
    }
    const mail = offerMails.find(({ name }) => name === reaction);
    if (!mail) throw new Error(`No mail named ${reaction}`);
    await deps.mailer.send({ ...letter, ...write(mail, facts) });
  };
}

const write = (mail: OfferMail, facts: OfferFacts) => renderMail(mail.compose(facts));

function tokensFor({ clock, env }: Deps, offerId: string, email: string): { status: string; access: string } {
  const bound = { emailKey: emailKey(email), secret: env.secret };
  const today = dayOf(clock.now().toISOString());
  return { status: statusToken(offerId, today, bound), access: accessToken(offerId, today, bound) };
}
