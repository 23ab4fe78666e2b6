import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { loginSchema, noPayloadSchema } from '#contract/account/auth.ts';
import { staffAnswerSchema } from '#contract/desk/desk-staff.ts';
import { admitLogin } from '#server/accounts/admit-login.ts';
import { rememberDevice } from '#server/accounts/known-device.ts';
import { endStaffSession, presentStaff, staffLogin } from '#server/accounts/staff-sessions.ts';
import type { Deps } from '#server/deps.ts';

/** The provider's own sign-in: other tables and another cookie than the customers'. */
export function deskLoginRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const config = { access: 'visitor' } as const;
    const response = { 200: staffAnswerSchema };

    app.post(
      '/desk/api/login',
      {
        config: { ...config, repeat: 'anew', security: 'staffLogin' },
        schema: { summary: 'Am Schreibtisch des Anbieters anmelden', body: loginSchema, response },
      },
      async (request, reply) => {
        const { email } = request.body;
        const holder = { kind: 'staff', email } as const;
        const wasRight = await admitLogin(deps, request, reply, holder);
        const former = await request.staffSession();
        const { member, cookie } = await staffLogin(deps, request.body, request.headers['user-agent']);
        await wasRight();
        request.concerned = { staff: member.id };
        // Whoever knows the password alone is nobody's own device yet.
        if (member.stage === 'open') rememberDevice(deps, request, reply, holder);
        if (former) await endStaffSession(deps, former);
        reply.startSession(cookie);
        return { staff: presentStaff(member) };
      },
    );

    app.post(
      '/desk/api/logout',
      {
        config: { ...config, repeat: 'sameState', security: 'staffLogout' },
        schema: { summary: 'Am Schreibtisch abmelden', body: noPayloadSchema, response },
      },
      async (request, reply) => {
        reply.dropSession('staff');
        const former = await request.staffSession();
        request.concerned = { staff: former?.id };
        if (former) await endStaffSession(deps, former);
        return { staff: null };
      },
    );

    app.get(
      '/desk/api/currentUser',
      { config, schema: { summary: 'Wer am Schreibtisch angemeldet ist; null für Fremde', response } },
      async (request, reply) => {
        reply.issueAntiForgery();
        reply.header('cache-control', 'no-store');
        const member = await request.staffSession();
        return { staff: member && presentStaff(member) };
      },
    );
  };
}
