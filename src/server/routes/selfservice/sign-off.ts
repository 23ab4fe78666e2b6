import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  answerSignOffAnswer,
  answerSignOffCall,
  answerSignOffSchema,
  askSignOffSchema,
  giveSignOffSchema,
  signOffsAnswer,
  withdrawSignOffSchema,
} from '#contract/sale/sign-off.ts';
import { mayForFirm } from '#domain/firm/firm-rights.ts';
import { limitAttempts } from '#server/accounts/limit-attempts.ts';
import { isOwnAddress, limitMails } from '#server/accounts/limit-mails.ts';
import type { Deps } from '#server/deps.ts';
import { isHeldBy } from '#server/policies/holder.ts';
import { Problem } from '#server/problem.ts';
import { ifMatchHeader, seenVersion } from '#server/seen-version.ts';
import { answerSignOff } from '#server/sign-offs/answer-sign-off.ts';
import { ownSignOffs } from '#server/sign-offs/own-sign-offs.ts';
import { findSignOff } from '#server/sign-offs/sign-off-link.ts';
import { ownedBy } from './own-state.ts';

const params = z.object({ offerId: z.string().max(100) });

/** A seller asks a colleague or superior for a word on the price, who gives it by a link; the seller decides afterwards. */
export function signOffRoutes(deps: Deps): FastifyPluginAsyncZod {
  const signOffs = ownSignOffs(deps);
  return async (app) => {
    app.post(
      '/selfservice/api/askSignOff/:offerId',
      {
        config: { access: { owner: 'decide' }, repeat: 'sameState' },
        schema: {
          summary: 'Jemanden um Zustimmung zum Gebot bitten: ein Link per E-Mail, sieben Tage, eine Antwort',
          params,
          body: askSignOffSchema,
          response: { 200: signOffsAnswer },
        },
      },
      async (request, reply) => {
        const { account } = request.seller;
        const { offerId } = request.params;
        const { email } = request.body;
        if (isOwnAddress(account, email))
          throw new Problem(400, 'invalidBody', { email: 'Das ist Ihre eigene Adresse.' });
        const mail = { to: email, caller: account };
        await limitMails(deps, reply, mail, ['signOffOffer', offerId], ['mailAddress', request.network]);
        const own = { offerId, allows: ownedBy(request.seller) };
        return { data: await signOffs.ask(own, account.email, request.body) };
      },
    );

    app.post(
      '/selfservice/api/withdrawSignOff/:offerId',
      {
        config: { access: { owner: 'decide' }, repeat: 'sameState' },
        schema: {
          summary: 'Eine Bitte um Zustimmung zurückziehen, solange niemand geantwortet hat: der Link gilt nicht mehr',
          params,
          body: withdrawSignOffSchema,
          response: { 200: signOffsAnswer },
        },
      },
      async ({ seller, params: { offerId }, body: { id } }) => ({
        data: await signOffs.withdraw({ offerId, allows: ownedBy(seller) }, seller.account.email, id),
      }),
    );

    app.post(
      '/selfservice/api/giveSignOff/:offerId',
      {
        config: { access: { owner: 'decide' }, repeat: 'sameState' },
        schema: {
          summary: 'Als zweite Person der Firma zum Gebot sagen, ob man einverstanden ist; einmal je Gebot',
          params,
          headers: z.object(ifMatchHeader),
          body: giveSignOffSchema,
          response: { 200: signOffsAnswer },
        },
      },
      async (request) => {
        const { seller, body } = request;
        const { offerId } = request.params;
        // Whoever sells alone has nobody to agree with.
        if (seller.membership === null) throw new Problem(404, 'notFound');
        const { email } = seller.account;
        const name = (await request.account())?.name ?? '';
        const seen = seenVersion(request.headers['if-match']);
        const giver = { email, name: name || email, ...(seen !== undefined && { seen }) };
        return { data: await signOffs.give({ offerId, allows: ownedBy(seller) }, giver, body) };
      },
    );

    app.post(
      answerSignOffCall,
      {
        config: { access: 'visitor', repeat: 'sameState' },
        schema: {
          summary: 'Mit dem Link einer Bitte um Zustimmung antworten: einverstanden oder nicht, einmal',
          body: answerSignOffSchema,
          response: { 200: answerSignOffAnswer },
        },
      },
      async (request, reply) => {
        const { token, ...given } = request.body;
        await limitAttempts(deps, reply, ['link', token], ['linkAddress', request.network]);
        const found = await findSignOff(deps, token);
        if (!found) throw new Problem(409, 'linkInvalid');
        const signedIn = await request.signedIn();
        const decides = signedIn !== null && mayForFirm(signedIn.membership?.rights, 'decide');
        const isAsked = signedIn?.account.email === found.signOff.email;
        if (decides && !isAsked && isHeldBy(found.holder, signedIn)) throw new Problem(409, 'signOffOwn');
        return { data: await answerSignOff(deps, found, given) };
      },
    );
  };
}
