import { type APIRequestContext, expect } from '@playwright/test';
import { z } from 'zod';

const mailsSchema = z.array(z.object({ to: z.string(), subject: z.string(), text: z.string() }));

/** The secret of the link to a page of the account area that this person was sent last; waits for the mail. */
export async function linkTokenFor(
  request: APIRequestContext,
  email: string,
  page: 'email-bestaetigen' | 'passwort-zuruecksetzen' | 'einladung',
): Promise<string> {
  return newestMatch(request, email, new RegExp(`/kundenportal/${page}/([^/\\s]+)/`));
}

/** The page of the state of an offer that this person was sent a link to; waits for the mail. */
export async function statusPageFor(request: APIRequestContext, email: string): Promise<string> {
  return newestMatch(request, email, /(\/status\/[^/\s]+\/)/);
}

/** Where the button of a mail about an offer leads, the newest one with this in its subject; waits for the mail. */
export async function offerPageFor(request: APIRequestContext, email: string, subject: string): Promise<string> {
  return newestMatch(request, email, /(\/kundenportal\/zum-verkauf\/[^/\s]+\/(?:#jetzt)?)/, subject);
}

/** Where somebody is asked for a word on a bid; waits for the mail. */
export async function signOffPageFor(request: APIRequestContext, email: string): Promise<string> {
  return newestMatch(request, email, /(\/zustimmung\/[^/\s]+\/)/);
}

async function newestMatch(request: APIRequestContext, email: string, link: RegExp, about = ''): Promise<string> {
  let found: string | undefined;
  const find = async () => {
    const mails = mailsSchema.parse(await (await request.get('/dev/mail/index.json')).json());
    const mail = mails.find(({ to, subject, text }) => to === email && subject.includes(about) && link.test(text));
    found = link.exec(mail?.text ?? '')?.[1];
    return found;
  };
  // The first mail of a server that has just started waits for what is done beside it.
  await expect.poll(find).toBeDefined();
  return found ?? '';
}
