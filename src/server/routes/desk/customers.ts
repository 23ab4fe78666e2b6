import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { customerPageSchema, customerQuerySchema, knownCustomersSchema } from '#contract/desk/desk-customers.ts';
import { mayAtDesk } from '#contract/desk/desk-rights.ts';
import { deskSearchQuerySchema, deskSearchSchema } from '#contract/desk/desk-search.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { offerIdSchema } from '#contract/fields.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { customerReader } from '#server/read-models/customer-page.ts';
import { deskQueue } from '#server/read-models/desk-queue.ts';
import { knownCustomers } from '#server/read-models/known-customers.ts';
import { findUnits } from '#server/read-models/unit-page.ts';

/** So many of each kind a search shows. */
const maxOfAKind = 6;

/** Customers by what they say on the telephone, one of them with all that they sold, and a search over everything. */
export function customerRoutes({
  db,
  clock,
  catalogue,
}: Pick<Deps, 'db' | 'clock' | 'catalogue'>): FastifyPluginAsyncZod {
  return async (app) => {
    const now = () => clock.now().toISOString();
    const customerOf = customerReader(db);

    app.get(
      deskApi.customers,
      {
        config: { access: { staff: 'createFromInquiry' } },
        schema: {
          summary: 'Frühere Kunden nach E-Mail-Adresse, Name, Firma, Ort oder Nummer eines Verkaufs',
          querystring: customerQuerySchema,
          response: { 200: knownCustomersSchema },
        },
      },
      async ({ query: { q } }) => ({ customers: await knownCustomers(db, q) }),
    );

    app.get(
      deskApi.customer(':offerId'),
      {
        config: { access: { staff: 'desk' } },
        schema: {
          summary:
            'Wer einen Verkauf gesendet hat: Personen, Orte, alle Verkäufe, Preise und Konten, soweit man sie sehen darf',
          params: z.object({ offerId: offerIdSchema }),
          response: { 200: customerPageSchema },
        },
      },
      async ({ params: { offerId }, staffMember }) => {
        const page = await customerOf(offerId, staffMember, now());
        if (!page) throw new Problem(404, 'notFound');
        return page;
      },
    );

    app.get(
      deskApi.search,
      {
        config: { access: { staff: 'desk' } },
        schema: {
          summary: 'Verkäufe, Kunden, Geräte und Modelle nach dem, was getippt wurde',
          querystring: deskSearchQuerySchema,
          response: { 200: deskSearchSchema },
        },
      },
      async ({ query: { q }, staffMember }) => {
        const { rows } = await deskQueue(db, { tab: 'all', search: q }, staffMember, now());
        const customers = await knownCustomers(db, q);
        const { units } = await findUnits(db, q);
        const keepsModels = mayAtDesk(staffMember.roles, 'catalogue');
        const models = keepsModels ? await catalogue.find(q, maxOfAKind) : [];
        return {
          sales: rows.slice(0, maxOfAKind).map(({ id, number, seller, title }) => ({ id, number, seller, title })),
          customers: customers.slice(0, maxOfAKind).map(({ offerId, name, email }) => ({ offerId, name, email })),
          units: units.slice(0, maxOfAKind).map(({ offerId: _offer, ...unit }) => unit),
          models: models.flatMap(({ slug }) => {
            const item = catalogue.catalogue.bySlug.get(slug);
            return item === undefined ? [] : [{ id: item.id, title: item.title }];
          }),
        };
      },
    );
  };
}
