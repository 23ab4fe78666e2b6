import type { Deps } from '#server/deps.ts';
import { accountMailJob, accountMailSchema } from './account-mail-job.ts';

/** Has this process send the mails about accounts. What writes them is loaded with the first one, not at the start. */
export function sendAccountMails(deps: Deps): void {
  deps.jobs.work(accountMailJob, accountMailSchema, async (mail) => {
    const { deliverAccountMail } = await import('./send-account-mail.ts');
    await deliverAccountMail(deps, mail);
  });
}
