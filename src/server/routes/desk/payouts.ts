import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { offerIdSchema } from '#contract/fields.ts';
import {
  composedRunSchema,
  composePayoutRunSchema,
  discardPayoutRunSchema,
  duePayoutsSchema,
  madePayoutsQuery,
  madePayoutsSchema,
  notePayoutPaidSchema,
  payoutCalls,
  payoutLimits,
  payoutRunSchema,
  payoutRunsSchema,
  releasedPayeeSchema,
  releasePayeeSchema,
  releasePayoutRunSchema,
  withdrawPayoutSchema,
} from '#contract/money/payouts.ts';
import { fromEuros } from '#domain/values/money.ts';
import type { Deps } from '#server/deps.ts';
import { discardRun, notePaid, releasePayee, withdrawPayout } from '#server/payouts/change-payouts.ts';
import { composeRun } from '#server/payouts/compose-run.ts';
import { fetchFile } from '#server/payouts/fetch-file.ts';
import { duePayouts } from '#server/payouts/payout-views.ts';
import { readDue } from '#server/payouts/read-due.ts';
import { readMade, readRun, readRuns } from '#server/payouts/read-runs.ts';
import { releaseRun } from '#server/payouts/release-run.ts';
import { staffAccess } from '#server/policies/access.ts';
import { accountCheckRoutes } from './account-check.ts';

/** What is due, and the runs in which it is paid. */
export function payoutRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(accountCheckRoutes(deps));
    const reading = { access: { staff: 'payouts' } } as const;
    // Two persons stand behind a run: a token of one of them would be neither.
    const access = { ...staffAccess('payouts'), personal: true } as const;
    const letting = { access: staffAccess('releasePayouts'), repeat: 'sameState' } as const;
    const ofRun = z.object({ runId: z.uuid() });
    const now = () => deps.clock.now().toISOString();
    const runFor = (runId: string, by: string) => readRun(deps.db, runId, { by, now: now() });

    app.get(
      payoutCalls.due,
      {
        config: reading,
        schema: { summary: 'Was zu zahlen ist und worauf es wartet', response: { 200: duePayoutsSchema } },
      },
      async () => duePayouts(await readDue(deps.db, { now: now() })),
    );

    app.get(
      payoutCalls.made,
      {
        config: reading,
        schema: {
          summary: 'Zahlungen, die in einem Lauf oder bezahlt sind',
          ...{ querystring: madePayoutsQuery, response: { 200: madePayoutsSchema } },
        },
      },
      async ({ query: { state } }) => ({ rows: await readMade(deps.db, state) }),
    );

    app.get(
      payoutCalls.runs,
      {
        config: reading,
        schema: { summary: 'Die letzten Zahlungsläufe', response: { 200: payoutRunsSchema } },
      },
      async () => ({ runs: await readRuns(deps.db) }),
    );

    app.get(
      payoutCalls.run(':runId'),
      {
        config: reading,
        schema: {
          operationId: 'deskPayoutRun',
          summary: 'Ein Zahlungslauf mit seinen Zahlungen, Prüfungen und Dateien',
          ...{ params: ofRun, response: { 200: payoutRunSchema } },
        },
      },
      async ({ params: { runId }, staffMember }) => runFor(runId, staffMember.id),
    );

    app.get(
      payoutCalls.file(':fileId'),
      {
        config: { ...reading, security: 'payoutFileFetched' },
        schema: {
          produces: ['application/xml', 'text/csv'],
          summary: 'Die Datei eines Laufs; jeder Abruf wird festgehalten',
          params: z.object({ fileId: z.uuid() }),
        },
      },
      async ({ params: { fileId }, staffMember }, reply) => {
        const { name, type, size, content } = await fetchFile(deps, fileId, staffMember.id);
        return reply
          .header('content-disposition', `attachment; filename="${name}"`)
          .header('content-security-policy', "default-src 'none'; sandbox")
          .header('cache-control', 'private, no-store')
          .header('content-length', size)
          .type(type)
          .send(content);
      },
    );

    app.post(
      payoutCalls.compose,
      {
        bodyLimit: payoutLimits.bodyBytes,
        config: { access, repeat: 'sameState' },
        schema: {
          summary: 'Fällige Zahlungen zu einem Lauf zusammenstellen',
          ...{ body: composePayoutRunSchema, response: { 200: composedRunSchema } },
        },
      },
      async ({ body, staffMember }) => composeRun(deps, body, staffMember.id),
    );

    app.post(
      payoutCalls.release,
      {
        config: { ...letting, security: 'payoutRunReleased' },
        schema: {
          summary: 'Einen Lauf freigeben: alles wird neu geprüft, die Datei wird geschrieben',
          ...{ body: releasePayoutRunSchema, response: { 200: payoutRunSchema } },
        },
      },
      async ({ body: { runId, payments, total }, staffMember }) => {
        await releaseRun(deps, runId, staffMember.id, { payments, total: fromEuros(total) });
        return runFor(runId, staffMember.id);
      },
    );

    app.post(
      payoutCalls.discard,
      {
        config: { access, repeat: 'sameState' },
        schema: {
          summary: 'Einen Lauf vor der Freigabe verwerfen',
          ...{ body: discardPayoutRunSchema, response: { 200: payoutRunSchema } },
        },
      },
      async ({ body: { runId }, staffMember }) => {
        await discardRun(deps, runId, staffMember.id);
        return runFor(runId, staffMember.id);
      },
    );

    app.post(
      payoutCalls.withdraw,
      {
        config: { ...letting, security: 'payoutWithdrawn' },
        schema: {
          summary: 'Eine Zahlung aus dem Lauf nehmen, nach der Freigabe als nicht ausgeführt vermerken',
          ...{ body: withdrawPayoutSchema, response: { 200: payoutRunSchema } },
        },
      },
      async ({ body: { payoutId, reason }, staffMember }) => {
        const { runId } = await withdrawPayout(deps, payoutId, { by: staffMember.id, reason });
        return runFor(runId, staffMember.id);
      },
    );

    app.post(
      payoutCalls.notePaid,
      {
        config: { ...letting, security: 'payoutNotedPaid' },
        schema: {
          summary: 'Vermerken, dass eine angewiesene Zahlung gemacht ist, deren Verkauf schon beendet ist',
          ...{ body: notePayoutPaidSchema, response: { 200: payoutRunSchema } },
        },
      },
      async ({ body: { payoutId, reason }, staffMember }) => {
        const { runId } = await notePaid(deps, payoutId, { by: staffMember.id, reason });
        return runFor(runId, staffMember.id);
      },
    );

    app.post(
      payoutCalls.releasePayee(':offerId'),
      {
        config: { ...letting, security: 'payeeReleased' },
        schema: {
          summary: 'Die Zahlung auf das Konto einer anderen Person freigeben',
          params: z.object({ offerId: offerIdSchema }),
          ...{ body: releasePayeeSchema, response: { 200: releasedPayeeSchema } },
        },
      },
      async ({ params: { offerId }, body, staffMember }) => {
        await releasePayee(deps, offerId, { by: staffMember.id, ...body });
        return { offerId };
      },
    );
  };
}
