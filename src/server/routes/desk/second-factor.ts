import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { noPayloadSchema } from '#contract/account/auth.ts';
import { changeOwnPasswordSchema } from '#contract/account/change-own-password.ts';
import {
  giveSecondFactorSchema,
  recoveryCodesSchema,
  type StaffMember,
  secondFactorSetUpSchema,
  setOwnNameSchema,
  setSecondFactorSchema,
  staffAnswerSchema,
} from '#contract/desk/desk-staff.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { sendAccountMail } from '#server/accounts/account-mail-job.ts';
import { clearAttempt } from '#server/accounts/attempt-limits.ts';
import { changeStaffPassword } from '#server/accounts/change-staff-password.ts';
import { rememberDevice } from '#server/accounts/known-device.ts';
import { limitAttempts } from '#server/accounts/limit-attempts.ts';
import { nameStaff } from '#server/accounts/people.ts';
import { admitCode } from '#server/accounts/second-factor/admit-code.ts';
import { proveSecondFactor } from '#server/accounts/second-factor/prove-second-factor.ts';
import {
  beginSecondFactor,
  putOffSecondFactor,
  renewRecoveryCodes,
  setSecondFactor,
} from '#server/accounts/second-factor/set-up-second-factor.ts';
import {
  isFresh,
  openStaffSession,
  openWithoutFactor,
  presentStaff,
  type StaffSignedIn,
} from '#server/accounts/staff-sessions.ts';
import type { Tx } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';

/** The second step of the desk's sign-in, and the same again before what must not be done by a stolen session. */
export function secondFactorRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const access = { staff: 'desk', pending: true } as const;

    app.post(
      '/desk/api/beginSecondFactor',
      {
        config: { access, repeat: 'anew' },
        schema: {
          summary: 'Einen zweiten Faktor beginnen: was die App einliest',
          body: noPayloadSchema,
          response: { 200: secondFactorSetUpSchema },
        },
      },
      async (request) => ({ setUp: beginSecondFactor(deps, mayReplace(request.staffMember)) }),
    );

    app.post(
      '/desk/api/setSecondFactor',
      {
        config: { access, repeat: 'anew', security: 'secondFactorSet' },
        schema: {
          summary: 'Den zweiten Faktor mit seinem ersten Code einrichten; nennt einmal die Wiederherstellungscodes',
          body: setSecondFactorSchema,
          response: { 200: recoveryCodesSchema },
        },
      },
      async (request, reply) => {
        const member = mayReplace(request.staffMember);
        const wasRight = await admitCode(deps, request, reply, member.email);
        const { recoveryCodes, staff } = await deps.database.transaction(async (tx) => {
          const codes = await setSecondFactor(deps, tx, member, request.body);
          if (codes === undefined) throw new Problem(409, 'codeWrong');
          await tell(tx, 'staffFactorSet', member.email);
          return { recoveryCodes: codes, staff: await opened(tx, request, reply) };
        });
        await wasRight();
        return { recoveryCodes, staff };
      },
    );

    app.post(
      '/desk/api/putOffSecondFactor',
      {
        config: { access, repeat: 'sameState', security: 'secondFactorPutOff' },
        schema: {
          summary: 'Den zweiten Faktor später einrichten; nur in der Demo',
          body: noPayloadSchema,
          response: { 200: staffAnswerSchema },
        },
      },
      async (request) => {
        const { staffMember: member } = request;
        if (!member.mayPutOff) throw new Problem(404, 'notFound');
        const expiresAt = await deps.database.transaction(async (tx) => {
          await putOffSecondFactor(deps, tx, member.id);
          return openWithoutFactor(tx, member, deps.clock.now());
        });
        return { staff: presentStaff({ ...member, stage: 'open', expiresAt }) };
      },
    );

    app.post(
      '/desk/api/giveSecondFactor',
      {
        config: { access, repeat: 'anew', security: 'secondFactorGiven' },
        schema: {
          summary: 'Den zweiten Faktor angeben: nach dem Passwort, und noch einmal vor Zahlungen und Rechten',
          body: giveSecondFactorSchema,
          response: { 200: staffAnswerSchema },
        },
      },
      async (request, reply) => {
        const { id, email } = request.staffMember;
        const wasRight = await admitCode(deps, request, reply, email);
        const { by, staff } = await deps.database.transaction(async (tx) => {
          const proved = await proveSecondFactor(deps, tx, id, request.body);
          if (proved === 'no') throw new Problem(409, 'codeWrong');
          if (proved === 'recoveryCode') await tell(tx, 'staffRecoveryCodeUsed', email);
          return { by: proved, staff: await opened(tx, request, reply) };
        });
        await wasRight();
        const { network } = request;
        if (by === 'recoveryCode')
          deps.securityLog.note({ what: 'recoveryCodeUsed', result: 'done', staff: id, network });
        return { staff };
      },
    );

    app.post(
      deskApi.newRecoveryCodes,
      {
        config: { access: { staff: 'desk', fresh: true }, repeat: 'anew', security: 'recoveryCodesRenewed' },
        schema: {
          summary: 'Neue Wiederherstellungscodes; die bisherigen gelten nicht mehr',
          body: noPayloadSchema,
          response: { 200: recoveryCodesSchema },
        },
      },
      async (request) => {
        const { staffMember: member } = request;
        // Without an app there is nothing to recover.
        if (!member.hasSecondFactor) throw new Problem(404, 'notFound');
        const recoveryCodes = await deps.database.transaction(async (tx) => {
          await tell(tx, 'staffRecoveryCodesNew', member.email);
          return renewRecoveryCodes(deps, tx, member.id);
        });
        return { recoveryCodes, staff: presentStaff(member) };
      },
    );

    app.post(
      deskApi.setOwnName,
      {
        config: { access: { staff: 'desk' }, repeat: 'sameState' },
        schema: {
          summary: 'Sagen, wie man selbst heißt',
          body: setOwnNameSchema,
          response: { 200: staffAnswerSchema },
        },
      },
      async ({ staffMember: member, body: { name } }) => {
        await deps.database.transaction((tx) => nameStaff(deps, tx, member.id, name));
        return { staff: presentStaff({ ...member, name }) };
      },
    );

    app.post(
      deskApi.changeOwnPassword,
      {
        config: { access: { staff: 'desk' }, repeat: 'usedUp', security: 'staffPasswordSet' },
        schema: {
          summary: 'Das eigene Passwort ändern; alle anderen eigenen Anmeldungen enden',
          body: changeOwnPasswordSchema,
          response: { 200: staffAnswerSchema },
        },
      },
      async (request, reply) => {
        const { staffMember: member, body } = request;
        const attempt = ['ownPassword', member.id] as const;
        await limitAttempts(deps, reply, attempt);
        await changeStaffPassword(deps, member, body);
        await clearAttempt(deps, attempt);
        return { staff: presentStaff(member) };
      },
    );

    /** Whoever got in would change what lets one in. */
    function tell(tx: Tx, kind: 'staffFactorSet' | 'staffRecoveryCodeUsed' | 'staffRecoveryCodesNew', to: string) {
      return sendAccountMail(deps, tx, { kind, id: deps.ids.uuid(), to });
    }

    /** Whoever has a factor gives it before another takes its place. */
    function mayReplace(member: StaffSignedIn): StaffSignedIn {
      if (member.hasSecondFactor && !isFresh(member, deps.clock.now())) throw new Problem(403, 'secondFactorNeeded');
      return member;
    }

    async function opened(tx: Tx, request: FastifyRequest, reply: FastifyReply): Promise<StaffMember> {
      const { staffMember: member } = request;
      const { cookie, member: now } = await openStaffSession(deps, tx, member);
      reply.startSession(cookie);
      rememberDevice(deps, request, reply, { kind: 'staff', email: member.email });
      return presentStaff(now);
    }
  };
}
