import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { deskApi } from '#contract/desk/desk-urls.ts';
import {
  invoiceCheckOfSale,
  judgeInvoiceAnswer,
  judgeInvoiceSchema,
  waitingInvoicesSchema,
} from '#contract/money/invoice-check.ts';
import { fromEuros } from '#domain/values/money.ts';
import type { Deps } from '#server/deps.ts';
import { invoiceJudge } from '#server/incoming-invoices/invoice-writer.ts';
import { staffAccess } from '#server/policies/access.ts';
import { readWaitingInvoices } from '#server/read-models/waiting-invoices.ts';

/** Sellers' own invoices at the desk: which wait, and the word on each (INV-21). */
export function incomingInvoiceRoutes(deps: Deps): FastifyPluginAsyncZod {
  const judge = invoiceJudge(deps);
  return async (app) => {
    app.get(
      deskApi.waitingInvoices,
      {
        config: { access: staffAccess('judgeInvoice') },
        schema: {
          summary: 'Eigene Rechnungen der Kunden, die auf jemanden warten, die älteste zuerst',
          response: { 200: waitingInvoicesSchema },
        },
      },
      async () => ({ invoices: await readWaitingInvoices(deps.db) }),
    );

    app.post(
      '/desk/api/judgeInvoice/:offerId',
      {
        config: { access: staffAccess('judgeInvoice'), repeat: 'sameState' },
        schema: {
          summary: 'Eine eigene Rechnung des Kunden zahlbar nennen oder mit Grund zurückgeben',
          params: z.object({ offerId: z.string().max(100) }),
          body: judgeInvoiceSchema,
          response: { 200: judgeInvoiceAnswer },
        },
      },
      async ({ params: { offerId }, body: { tax, ...said }, staffMember: { id } }) => {
        const judging = { ...said, ...(tax !== undefined && { tax: fromEuros(tax) }) };
        return {
          data: invoiceCheckOfSale(await judge({ offerId, allows: (found) => found !== undefined }, id, judging)),
        };
      },
    );
  };
}
