import type { z } from 'zod';
import { saveBidEntriesSchema } from '#contract/bid-sheet.ts';
import { deskCommandSchemas, deskCreationSchemas } from '#contract/desk-commands.ts';
import { estimateSchema } from '#contract/estimate.ts';
import { offerActionBodies } from '#contract/offer-actions.ts';
import { answerBatteriesSchema } from '#contract/packing.ts';
import { composePayoutRunSchema } from '#contract/payouts.ts';
import { recordFatesSchema } from '#contract/reuse.ts';
import { submitOfferSchema } from '#contract/submit-offer.ts';
import { withdrawCertificateSchema } from '#contract/withdraw-certificate.ts';

/** Bodies that may hold thousands of entries, by a name under which the thread that reads them finds their schema. */
export const largeBodies: Readonly<Record<string, z.ZodType>> = {
  submitOffer: submitOfferSchema,
  estimate: estimateSchema,
  answerBatteries: answerBatteriesSchema,
  submitCounterbid: offerActionBodies.submitCounterbid,
  acceptAdjustedBid: offerActionBodies.acceptAdjustedBid,
  saveBidEntries: saveBidEntriesSchema,
  recordFates: recordFatesSchema,
  composePayoutRun: composePayoutRunSchema,
  withdrawCertificate: withdrawCertificateSchema,
  ...deskCommandSchemas,
  ...deskCreationSchemas,
};
