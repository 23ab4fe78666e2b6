import { documentsAfter } from '#domain/offer/events/documents-after.ts';
import type { OfferEvent } from '#domain/offer/events/events.ts';

import { offerMails } from '#mail/offer-mails.ts';
import { settleEntries } from '#server/bank/settle-entry.ts';
import { bankSettling, bankSettlingSchema } from '#server/bank/settling-job.ts';
import type { Deps } from '#server/deps.ts';
import type { IssuedDocument } from '#server/documents/issue-documents.ts';
import { heldBidSending, heldBidSendingSchema, sendHeldBid } from '#server/held-bids/held-bids.ts';
import {
  invoiceChecking,
  invoiceCheckingJobs,
  invoiceCheckingSchema,
  invoiceRechecking,
  invoiceRecheckingSchema,
} from '#server/incoming-invoices/invoice-jobs.ts';
import { invoiceChecker, invoiceRechecker } from '#server/incoming-invoices/invoice-writer.ts';
import type { NewJob } from '#server/jobs.ts';
import { renewDueDays } from '#server/offers/renew-due-days.ts';
import { dueDays, dueDaysSchema } from '#server/settings/due-days-job.ts';
import { sideMails } from '#server/side-mails.ts';
import { vatIdChecker, vatIdChecking, vatIdCheckingSchema, vatIdJobs } from '#server/tax/check-vat-id.ts';
import { finishingJobs, offerFinisher, offerFinishing, offerFinishingSchema } from './finish-offer.ts';
import { inquiryJudge, inquiryJudging, inquiryJudgingSchema, judgingJobs } from './judge-inquiry.ts';
import { observingJobs, priceObserver, priceObserving, priceObservingSchema } from './observe-prices.ts';
import { offerMailJob, offerMailSchema, planMail } from './offer-mail-job.ts';
import { dueAt } from './reminder.ts';
import { reminders } from './reminders.ts';
import type { offerMailSender } from './send-offer-mail.ts';

/** What follows from an event and the documents it gave rise to: mails at once, reminders later. Written with the event, or not at all. */
export function reactionsTo(offerId: string, event: OfferEvent, issued: readonly IssuedDocument[]): NewJob[] {
  // A contract travels with its mail, which therefore comes after it, in the line of what takes seconds.
  const isSlow = documentsAfter(event).includes('purchaseContract');
  const now = offerMails
    .filter((mail) => mail.isTriggeredBy(event))
    .map((mail) => planMail(offerId, event, mail.name, isSlow ? { line: 'slow' } : {}));
  const later = reminders.flatMap((reminder) => {
    const due = dueAt(reminder, event);
    return due === undefined ? [] : [planMail(offerId, event, reminder.name, { startAfter: new Date(due) })];
  });
  const agreements = issued.filter(({ kind }) => kind === 'processingAgreement');
  return [
    ...now,
    ...agreements.map(({ id }) => sideMails.processingAgreement.plan({ offerId, documentId: id })),
    ...later,
    ...finishingJobs(offerId, event),
    ...observingJobs(offerId, event),
    ...judgingJobs(offerId, event),
    ...vatIdJobs(offerId, event),
    ...invoiceCheckingJobs(offerId, event),
  ];
}

/** Says who does what reactionsTo has planned. What writes mails is loaded with the first one. */
export function registerReactions(deps: Deps): void {
  // One for all: it gathers what several mails at once are written from.
  let sender: Promise<ReturnType<typeof offerMailSender>> | undefined;
  deps.jobs.work(offerMailJob, offerMailSchema, async (job) => {
    sender ??= import('./send-offer-mail.ts').then((loaded) => loaded.offerMailSender(deps));
    return (await sender)(job);
  });
  for (const mail of Object.values(sideMails)) mail.register(deps);
  deps.jobs.work(vatIdChecking, vatIdCheckingSchema, vatIdChecker(deps));
  deps.jobs.work(priceObserving, priceObservingSchema, priceObserver(deps));
  deps.jobs.work(inquiryJudging, inquiryJudgingSchema, inquiryJudge({ ...deps, reactionsTo }));
  deps.jobs.work(heldBidSending, heldBidSendingSchema, (job) => sendHeldBid({ ...deps, reactionsTo }, job));
  deps.jobs.work(invoiceChecking, invoiceCheckingSchema, invoiceChecker(deps));
  deps.jobs.work(invoiceRechecking, invoiceRecheckingSchema, invoiceRechecker(deps));
  deps.jobs.work(offerFinishing, offerFinishingSchema, offerFinisher({ ...deps, reactionsTo }));
  deps.jobs.work(dueDays, dueDaysSchema, () => renewDueDays(deps));
  deps.jobs.work(bankSettling, bankSettlingSchema, (job) => settleEntries({ ...deps, reactionsTo }, job));
}
