import { setTimeout as pause } from 'node:timers/promises';
import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { limits } from './limits.ts';

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

/** Mails are written beside the call that causes them, at once: this is how long one takes at the least, in milliseconds. */
const pollMilliseconds = 25;

async function newestMatch(request: APIRequestContext, email: string, link: RegExp, about = ''): Promise<string> {
  const limit = Date.now() + limits.wait;
  for (;;) {
    const mails = mailsSchema.parse(await (await request.get('/dev/mail/index.json')).json());
    const mail = mails.find(({ to, subject, text }) => to === email && subject.includes(about) && link.test(text));
    const found = link.exec(mail?.text ?? '')?.[1];
    if (found !== undefined) return found;
    if (Date.now() > limit) throw new Error(`No mail with ${link} came to ${email}`);
    await pause(pollMilliseconds);
  }
}
