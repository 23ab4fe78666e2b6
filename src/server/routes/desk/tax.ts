import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { offerIdSchema } from '#contract/fields.ts';
import { decideTaxSchema, type TaxCase, taxCalls, taxCaseSchema, taxCasesSchema } from '#contract/money/desk-tax.ts';
import type { Deps } from '#server/deps.ts';
import { staffAccess } from '#server/policies/access.ts';
import { Problem } from '#server/problem.ts';
import { readTaxCase, readTaxCases } from '#server/read-models/tax-case.ts';
import { checkVatIdNow } from '#server/tax/check-vat-id.ts';
import { decideTax } from '#server/tax/tax-writer.ts';

/** What people decide about the tax of sales, where our data do not tell (INV-11, INV-15). */
export function taxRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const access = staffAccess('tax');
    const params = z.object({ offerId: offerIdSchema });

    async function caseOf(offerId: string): Promise<TaxCase> {
      const found = await readTaxCase(deps, offerId);
      if (!found) throw new Problem(404, 'notFound');
      return found;
    }

    app.get(
      taxCalls.cases,
      {
        config: { access },
        schema: {
          summary: 'Die Verkäufe, über deren Umsatzsteuer jemand entscheiden muss',
          response: { 200: taxCasesSchema },
        },
      },
      async () => ({ cases: await readTaxCases(deps.db) }),
    );

    app.get(
      taxCalls.case(':offerId'),
      {
        config: { access },
        schema: {
          summary: 'Wonach über die Umsatzsteuer eines Verkaufs entschieden wird, und was jede Wahl bewirkt',
          params,
          response: { 200: taxCaseSchema },
        },
      },
      async ({ params: { offerId } }) => caseOf(offerId),
    );

    app.post(
      taxCalls.checkVatId(':offerId'),
      {
        config: { access, repeat: 'sameState' },
        schema: {
          summary: 'Die USt-IdNr. des Verkäufers noch einmal bei VIES abfragen; die Antwort wird festgehalten',
          params,
          body: z.strictObject({}),
          response: { 200: taxCaseSchema },
        },
      },
      async ({ params: { offerId }, staffMember: { id } }) => {
        await checkVatIdNow(deps, id, offerId);
        return caseOf(offerId);
      },
    );

    app.post(
      taxCalls.decide(':offerId'),
      {
        config: { access, repeat: 'sameState' },
        schema: {
          summary: 'Entscheiden, wie ein Verkauf besteuert wird; mit Begründung, bis der Beleg steht',
          params,
          body: decideTaxSchema,
          response: { 200: taxCaseSchema },
        },
      },
      async ({ params: { offerId }, body, staffMember: { id } }) => {
        await decideTax(deps, id, offerId, body);
        return caseOf(offerId);
      },
    );
  };
}
