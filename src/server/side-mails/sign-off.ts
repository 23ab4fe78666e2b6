import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { pages } from '#contract/site/urls.ts';
import { signOffStanding } from '#domain/offer/papers/sign-off.ts';
import { emailKey } from '#domain/values/email.ts';
import { renderMail } from '#mail/render-mail.ts';
import { sampleFacts } from '#mail/sample-offer.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import { firmMembers } from '#server/db/schema/firms.ts';
import { signOffs } from '#server/db/schema/sign-offs.ts';
import type { Deps } from '#server/deps.ts';
import { askedMailPrefix, readSignOffs } from '#server/sign-offs/read-sign-offs.ts';
import { signOffPath } from '#server/sign-offs/sign-off-link.ts';
import { readSale } from './read-sale.ts';
import { sideMail } from './side-mail.ts';
import { signOffAnswered } from './sign-off-answered.tsx';
import { signOffAsked } from './sign-off-asked.tsx';

const asked = {
  id: 'zustimmung-1',
  priceVersion: 3,
  amount: 192_000,
  name: 'Dr. Kim Muster',
  email: 'leitung@example.org',
  askedBy: 'it@example.org',
  askedAt: '2026-11-20T10:00:00.000Z',
};
const agreed = { ...asked, answer: 'agreed', answeredName: 'Dr. Kim Muster' } as const;
const refused = {
  ...agreed,
  answer: 'refused',
  remark: 'Bitte erst das Gebot der anderen Firma abwarten.\nBis Mittwoch.',
} as const;
const linked = { ...refused, remark: 'Siehe https://example.org/gebot' };
const placed = () => sampleFacts('bidSubmitted');

/** Asks somebody for a word on a bid, or tells the seller what they said; nothing once it is wanted no more. */
export const signOffMail = sideMail({
  data: z.strictObject({ signOffId: z.uuid(), kind: z.enum(['asked', 'answered']) }),
  async send(deps, { signOffId, kind }) {
    const [row] = await deps.db.select({ offerId: signOffs.offerId }).from(signOffs).where(eq(signOffs.id, signOffId));
    const sale = row && (await readSale(deps, row.offerId));
    if (!sale || sale.isLocked) return;
    const { state, firmId } = sale;
    const signOff = (await readSignOffs(deps.db, row.offerId)).find(({ id }) => id === signOffId);
    if (!signOff) return;
    const { askedBy, email } = signOff;
    if (kind === 'answered') {
      const asks = askedBy !== email && askedBy !== emailKey(state.email) && (await readsPrices(deps, firmId, askedBy));
      const { to, facts } = sale.letterTo(asks ? askedBy : sale.readsPrices);
      // A colleague's own word, where that colleague reads these mails.
      if (emailKey(to) === email) return;
      // No offer's id: what the seller's own people say is nothing that the desk shows with the sale.
      const messageId = `sign-off-answered-${signOffId}`;
      return deps.mailer.send({ messageId, to, ...renderMail(signOffAnswered({ facts, signOff })) });
    }
    if (signOffStanding(signOff, state, deps.clock.now().toISOString()) !== 'open') return;
    const url = deps.env.publicUrl + signOffPath(signOffId, 'mailed', deps.env.secret);
    await deps.mailer.send({
      messageId: `${askedMailPrefix}${signOffId}`,
      to: email,
      replyTo: askedBy,
      // Somebody who has no account: no note about the mail keeps the address.
      isFarewell: true,
      ...renderMail(signOffAsked({ url, state, signOff })),
    });
  },
  samples: {
    'sign-off-asked': () => {
      const { publicUrl, state } = placed();
      return signOffAsked({ url: publicUrl + pages.signOff('muster'), state, signOff: asked });
    },
    'sign-off-answered': () => signOffAnswered({ facts: placed(), signOff: agreed }),
    'sign-off-answered-refused': () => signOffAnswered({ facts: placed(), signOff: refused }),
    'sign-off-answered-with-link': () => signOffAnswered({ facts: placed(), signOff: linked }),
  },
});

/** Whether the colleague who asked still sells for the firm and sees its prices; else the mail goes where all mails about the offer go. */
async function readsPrices({ db }: Deps, firmId: string | null, askedBy: string): Promise<boolean> {
  if (firmId === null) return false;
  const [found] = await db
    .select({ rights: firmMembers.rights })
    .from(firmMembers)
    .innerJoin(accounts, eq(accounts.id, firmMembers.accountId))
    .where(and(eq(firmMembers.firmId, firmId), eq(accounts.email, askedBy)));
  return found?.rights.includes('seeMoney') ?? false;
}
