import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { accountAnswerSchema } from '#contract/account/accounts.ts';
import {
  changeFirmSchema,
  firmAnswerSchema,
  firmCalls,
  foundFirmSchema,
  inviteColleagueSchema,
  joinFirmSchema,
  removeColleagueSchema,
  setColleagueRightsSchema,
  setSecondPersonFromSchema,
  withdrawInvitationSchema,
} from '#contract/account/firm.ts';
import { fromEuros } from '#domain/values/money.ts';
import { endFormerSession } from '#server/accounts/end-sessions.ts';
import { rememberDevice } from '#server/accounts/known-device.ts';
import { limitAttempts } from '#server/accounts/limit-attempts.ts';
import { limitMails } from '#server/accounts/limit-mails.ts';
import type { PersonalData } from '#server/accounts/personal-data.ts';
import type { SignedIn } from '#server/accounts/sessions.ts';
import { presentSignedIn } from '#server/accounts/signed-in.ts';
import type { Tx } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { removeColleague, setRights } from '#server/firms/colleagues.ts';
import { invite, withdrawInvitation } from '#server/firms/invitations.ts';
import { joinByLink } from '#server/firms/join-by-link.ts';
import { changeFirm, foundFirm } from '#server/firms/join-firm.ts';
import { countOwnSales, readFirm } from '#server/firms/read-firm.ts';
import { Problem } from '#server/problem.ts';
import { ownFirm } from './own-firm.ts';

/** The firm somebody sells for, and who else does: for its people, and for whoever founds one or is invited. */
export function firmRoutes(deps: Deps, parts: readonly PersonalData[]): FastifyPluginAsyncZod {
  return async (app) => {
    const tags = ['firm'];
    const response = { 200: firmAnswerSchema };
    const manages = { access: { member: 'managePeople' } } as const;

    const answer = async (caller: SignedIn) => {
      const firm = await readFirm(deps, caller);
      return { firm, ownSales: firm ? 0 : await countOwnSales(deps.db, caller.account.email) };
    };
    const changed = async (caller: SignedIn, change: (tx: Tx) => Promise<void>) => {
      await deps.database.transaction(change);
      return answer(caller);
    };

    app.get(
      firmCalls.read,
      { config: { access: 'confirmed' }, schema: { tags, summary: 'Die eigene Firma mit ihren Personen', response } },
      async (request) => answer(request.customer),
    );

    app.post(
      firmCalls.found,
      {
        config: { access: 'confirmed', repeat: 'usedUp', security: 'firmFounded' },
        schema: {
          tags,
          summary: 'Eine Firma anlegen; die eigenen Verkäufe gehören dann ihr',
          body: foundFirmSchema,
          response,
        },
      },
      async ({ customer, body }) => changed(customer, (tx) => foundFirm(deps, tx, customer.account, body.name)),
    );

    app.post(
      firmCalls.change,
      {
        config: { ...manages, repeat: 'sameState', security: 'firmChanged' },
        schema: {
          tags,
          summary: 'Der Firma einen anderen Namen geben',
          body: changeFirmSchema,
          response,
        },
      },
      async ({ customer, body }) => changed(customer, (tx) => changeFirm(tx, ownFirm(customer), body)),
    );

    app.post(
      firmCalls.setLimit,
      {
        config: { ...manages, repeat: 'sameState', security: 'firmChanged' },
        schema: {
          tags,
          summary: 'Festlegen, ab welchem Betrag zwei Personen entscheiden',
          body: setSecondPersonFromSchema,
          response,
        },
      },
      async ({ customer, body: { from } }) => {
        const secondPersonFrom = from === null ? null : fromEuros(from);
        return changed(customer, (tx) => changeFirm(tx, ownFirm(customer), { secondPersonFrom }));
      },
    );

    app.post(
      firmCalls.invite,
      {
        config: { ...manages, repeat: 'anew', security: 'colleagueInvited' },
        schema: {
          tags,
          summary: 'Jemanden per E-Mail einladen (Link gilt 7 Tage)',
          body: inviteColleagueSchema,
          response,
        },
      },
      async (request, reply) => {
        const { customer, body } = request;
        const { account } = customer;
        await limitMails(deps, reply, { to: body.email, caller: account }, ['invitationAccount', account.id]);
        const invitedBy = account.name === '' ? account.email : account.name;
        return changed(customer, (tx) => invite(deps, tx, { ...body, firmId: ownFirm(customer), invitedBy }));
      },
    );

    app.post(
      firmCalls.withdraw,
      {
        config: { ...manages, repeat: 'sameState' },
        schema: { tags, summary: 'Eine Einladung zurückziehen', body: withdrawInvitationSchema, response },
      },
      async ({ customer, body }) => changed(customer, (tx) => withdrawInvitation(tx, ownFirm(customer), body.id)),
    );

    app.post(
      firmCalls.setRights,
      {
        config: { ...manages, repeat: 'sameState', security: 'colleagueRightsChanged' },
        schema: {
          tags,
          summary: 'Festlegen, was jemand für die Firma tun darf',
          body: setColleagueRightsSchema,
          response,
        },
      },
      async ({ customer, body: { accountId, rights } }) =>
        changed(customer, (tx) => setRights(deps, tx, { firmId: ownFirm(customer), accountId }, rights)),
    );

    app.post(
      firmCalls.remove,
      {
        config: { access: { member: 'belong' }, repeat: 'usedUp', security: 'colleagueRemoved' },
        schema: {
          tags,
          summary: 'Jemanden aus der Firma entfernen, oder sie selbst verlassen; Verkäufe bleiben bei der Firma',
          body: removeColleagueSchema,
          response,
        },
      },
      async ({ customer, body: { accountId } }) => {
        const isSelf = accountId === customer.account.id;
        if (!isSelf && !customer.membership?.rights.includes('managePeople'))
          throw new Problem(403, 'firmRightMissing');
        return changed(customer, (tx) => removeColleague(deps, tx, { firmId: ownFirm(customer), accountId }));
      },
    );

    app.post(
      firmCalls.join,
      {
        config: { access: 'visitor', repeat: 'usedUp', security: 'firmJoined' },
        schema: {
          tags,
          summary: 'Eine Einladung annehmen, mit dem Link ihrer E-Mail',
          body: joinFirmSchema,
          response: { 200: accountAnswerSchema },
        },
      },
      async (request, reply) => {
        const { token, password, bringSales = false } = request.body;
        await limitAttempts(deps, reply, ['link', token], ['linkAddress', request.network]);
        const signedIn = await request.signedIn();
        const userAgent = request.headers['user-agent'];
        const { account, cookie } = await joinByLink(deps, { token, password, bringSales, signedIn, userAgent, parts });
        request.concerned = { account: account.id };
        if (cookie) {
          await endFormerSession(deps, signedIn);
          rememberDevice(deps, request, reply, { kind: 'account', email: account.email });
          reply.startSession(cookie);
        }
        return { account: await presentSignedIn(deps, account) };
      },
    );
  };
}
