import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Deps } from '#server/deps.ts';
import type { HandleDeps } from '#server/offers/handle.ts';
import { acceptedTermsRoute } from './accepted-terms.ts';
import { answerMissingRoute } from './answer-missing.ts';
import { answerWorthRoute } from './answer-worth.ts';
import { appointmentRoute } from './appointment.ts';
import { bankNameRoutes } from './bank-name.ts';
import { correctEmailRoute } from './correct-email.ts';
import { estimateRoute } from './estimate.ts';
import { exportSheetRoute } from './export-sheet.ts';
import { handInAgreementRoute } from './hand-in-agreement.ts';
import { nameOfferRoute } from './name-offer.ts';
import { offerActionRoutes } from './offer-actions.ts';
import { ownInvoiceRoutes } from './own-invoices.ts';
import { packingRoutes } from './packing.ts';
import { placesRoutes } from './places.ts';
import { readListRoutes } from './read-list.ts';
import { readOffersRoutes } from './read-offers.ts';
import { reuseReportRoute } from './reuse-report.ts';
import { saleUnitsRoute } from './sale-units.ts';
import { sealedAnswers } from './sealed-answers.ts';
import { sendMessageRoute } from './send-message.ts';
import { sentInquiryRoute } from './sent-inquiry.ts';
import { signOffRoutes } from './sign-off.ts';
import { submitOfferRoute } from './submit-offer.ts';
import { unitListRoute } from './unit-list.ts';
import { wizardRoutes } from './wizard.ts';
import { wizardHitsRoutes } from './wizard-hits.ts';

/** What the shop and the customer portal call; `program` names the browser's half. */
export function selfserviceRoutes(deps: Deps, offers: HandleDeps & Deps, program: string): FastifyPluginAsyncZod[] {
  return [
    wizardRoutes(deps),
    wizardHitsRoutes(deps),
    placesRoutes(),
    submitOfferRoute(deps, offers),
    sentInquiryRoute(deps),
    correctEmailRoute(deps),
    readListRoutes(deps),
    readOffersRoutes(deps, sealedAnswers({ ...deps, program })),
    bankNameRoutes,
    offerActionRoutes(deps, offers),
    packingRoutes(deps),
    acceptedTermsRoute(deps),
    estimateRoute(deps),
    answerWorthRoute(deps),
    exportSheetRoute(deps),
    answerMissingRoute(deps),
    reuseReportRoute(deps),
    saleUnitsRoute(deps),
    unitListRoute(deps),
    appointmentRoute(deps),
    nameOfferRoute(deps),
    sendMessageRoute(deps),
    handInAgreementRoute(deps),
    ownInvoiceRoutes(deps, offers),
    signOffRoutes(deps),
  ];
}
