import type { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { accountMailJob, accountMailSchema } from './account-mail-job.ts';

/** Has this process send the mails about accounts. What writes them is loaded with the first one, not at the start. */
export function sendAccountMails(deps: Deps): void {
  const deliver = async (mail: z.infer<typeof accountMailSchema>) => {
    const { deliverAccountMail } = await import('./send-account-mail.ts');
    await deliverAccountMail(deps, mail);
  };
  deps.jobs.work(accountMailJob, accountMailSchema, deliver, { isPersonal: true });
}
