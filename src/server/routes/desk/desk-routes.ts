import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { packagingUsedSchema } from '#contract/parcels/packaging.ts';
import type { Deps } from '#server/deps.ts';
import type { HandleDeps } from '#server/offers/handle.ts';
import { keepBid } from '#server/offers/keep-bid.ts';
import { takePackaging } from '#server/offers/packaging-stock.ts';
import { keepPaid } from '#server/payouts/change-payouts.ts';
import { adjustmentRoute } from './adjustment.ts';
import { apiTokenRoutes } from './api-tokens.ts';
import { assignRoutes } from './assign.ts';
import { bankStatementRoutes } from './bank-statements.ts';
import { bidSheetRoutes } from './bid-sheet.ts';
import { booksRoutes } from './books.ts';
import { catalogueRoutes } from './catalogue.ts';
import { deskCommandRoutes } from './commands.ts';
import { customerRoutes } from './customers.ts';
import { destructionRoutes } from './destructions.ts';
import { documentDraftRoutes } from './document-draft.ts';
import { erasureReportRoutes } from './erasure-reports.ts';
import { fatesRoutes } from './fates.ts';
import { heldBidRoutes } from './held-bids.ts';
import { incomingInvoiceRoutes } from './incoming-invoices.ts';
import { judgeAgreementRoute } from './judge-agreement.ts';
import { deskLoginRoutes } from './login.ts';
import { mailTextRoutes } from './mail-texts.ts';
import { mediaRoutes } from './media.ts';
import { noteRoutes } from './notes.ts';
import { numberRoutes } from './numbers.ts';
import { offerLockRoutes } from './offer-lock.ts';
import { packagingRoutes } from './packaging.ts';
import { payoutRoutes } from './payouts.ts';
import { peopleRoutes } from './people.ts';
import { pickupOrderRoutes } from './pickup-orders.ts';
import { platesRoute } from './plates.ts';
import { priceBookRoutes } from './price-book.ts';
import { priceBookFileRoutes } from './price-book-files.ts';
import { priceHistoryRoutes } from './price-history.ts';
import { priceProposalRoutes } from './price-proposals.ts';
import { deskQueueRoutes } from './queue.ts';
import { retentionRoutes } from './retention.ts';
import { savedViewRoutes } from './saved-views.ts';
import { secondFactorRoutes } from './second-factor.ts';
import { securityLogRoute } from './security-log.ts';
import { deskMessageRoute } from './send-message.ts';
import { settingRoutes } from './settings.ts';
import { shipmentRoutes } from './shipments.ts';
import { taxRoutes } from './tax.ts';
import { testingRoutes } from './testing.ts';
import { textRoutes } from './texts.ts';
import { undeliveredMailRoutes } from './undelivered.ts';
import { unitRoutes } from './units.ts';
import { weekRoutes } from './week.ts';
import { withdrawCertificateRoute } from './withdraw-certificate.ts';

const sentAlong = z.object({ material: packagingUsedSchema.default([]) });

/** What the provider's side calls. */
export function deskRoutes(deps: Deps, offers: HandleDeps & Deps): FastifyPluginAsyncZod[] {
  return [
    deskLoginRoutes(deps),
    secondFactorRoutes(deps),
    peopleRoutes(deps),
    settingRoutes(deps),
    textRoutes(deps),
    mailTextRoutes(deps),
    securityLogRoute(deps),
    catalogueRoutes(deps),
    deskQueueRoutes(deps),
    customerRoutes(deps),
    weekRoutes(deps),
    retentionRoutes(deps),
    numberRoutes(deps),
    pickupOrderRoutes(deps),
    savedViewRoutes(deps),
    offerLockRoutes(deps),
    assignRoutes(deps),
    noteRoutes(deps),
    fatesRoutes(deps),
    adjustmentRoute(deps),
    documentDraftRoutes(deps),
    testingRoutes(deps),
    unitRoutes(deps),
    destructionRoutes(deps),
    platesRoute(deps),
    mediaRoutes(deps),
    erasureReportRoutes(deps),
    apiTokenRoutes(deps),
    bankStatementRoutes(deps, offers),
    booksRoutes(deps),
    shipmentRoutes(offers),
    packagingRoutes(deps),
    undeliveredMailRoutes(deps),
    deskMessageRoute(deps),
    judgeAgreementRoute(deps),
    taxRoutes(deps),
    incomingInvoiceRoutes(deps),
    withdrawCertificateRoute(deps),
    payoutRoutes(deps),
    priceBookRoutes(deps),
    priceBookFileRoutes(deps),
    priceHistoryRoutes(deps),
    priceProposalRoutes(deps),
    bidSheetRoutes(deps),
    heldBidRoutes(deps, offers),
    deskCommandRoutes(deps, offers, {
      submitBid: keepBid,
      dispatchPackaging: (tx, { offerId, staffId, body }) =>
        takePackaging(deps, tx, { ...sentAlong.parse(body), offerId, by: staffId }),
      complete: (tx, deed) => keepPaid(deps, tx, deed),
    }),
  ];
}
