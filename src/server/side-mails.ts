import { z } from 'zod';
import type { Deps } from './deps.ts';
import type { NewJob } from './jobs.ts';
import type { SideMail } from './side-mails/side-mail.ts';

interface Description<T extends object> {
  /** Name and key of its job are never made anew: one that was done would be done once more. */
  readonly job: string;
  /** Names the fact, so that one mail comes of it. */
  readonly key: (data: T) => string;
  /** What writes mails is loaded with the first one. */
  readonly load: () => Promise<SideMail<T>>;
  readonly line?: NewJob['line'];
}

function described<T extends object>({ job, key, load, line }: Description<T>) {
  return {
    load,
    /** Its job, to be enqueued by the transaction that writes the fact. */
    plan: (data: T, startAfter?: Date): NewJob => ({
      ...{ name: job, key: key(data), data },
      ...(line && { line }),
      ...(startAfter && { startAfter }),
    }),
    register(deps: Deps): void {
      deps.jobs.work(job, z.unknown(), async (data) => {
        const mail = await load();
        await mail.send(deps, mail.data.parse(data));
      });
    },
  };
}

/** The mails about what stands outside the event log. */
export const sideMails = {
  message: described({
    job: 'offer-message-mail',
    key: ({ offerId, messageId }) => `${offerId}:${messageId}:offer-message-mail`,
    load: async () => (await import('./side-mails/message.ts')).messageMail,
  }),
  questionReminder: described({
    job: 'offer-question-reminder',
    key: ({ offerId, messageId }) => `${offerId}:${messageId}:offer-question-reminder`,
    load: async () => (await import('./side-mails/message.ts')).questionReminderMail,
  }),
  signOff: described({
    job: 'sign-off-mail',
    key: ({ signOffId, kind }) => `${signOffId}:${kind}`,
    load: async () => (await import('./side-mails/sign-off.ts')).signOffMail,
  }),
  taxDecided: described({
    job: 'tax-mail',
    key: ({ decisionId }) => decisionId,
    load: async () => (await import('./side-mails/tax-decided.tsx')).taxDecidedMail,
  }),
  processingAgreement: described({
    job: 'processing-agreement-mail',
    key: ({ documentId }) => documentId,
    load: async () => (await import('./side-mails/processing-agreement.tsx')).processingAgreementMail,
    // After its file is made.
    line: 'slow',
  }),
  ownAgreement: described({
    job: 'own-agreement-mail',
    key: ({ offerId, number, to }) => `${offerId}:${number}:${to}`,
    load: async () => (await import('./side-mails/own-agreement.tsx')).ownAgreementMail,
  }),
  invoiceGivenBack: described({
    job: 'invoice-given-back-mail',
    key: ({ offerId, number }) => `${offerId}:${number}`,
    load: async () => (await import('./side-mails/invoice-given-back.tsx')).invoiceGivenBackMail,
  }),
  payoutBack: described({
    job: 'payout-back-mail',
    key: ({ payoutId }) => payoutId,
    load: async () => (await import('./side-mails/payout-back.tsx')).payoutBackMail,
  }),
  otherAccount: described({
    job: 'other-account-mail',
    key: ({ checkId, at }) => `${checkId} ${at}`,
    load: async () => (await import('./side-mails/other-account.tsx')).otherAccountMail,
  }),
};
