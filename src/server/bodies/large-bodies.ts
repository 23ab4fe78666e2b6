import type { z } from 'zod';
import { sendListSchema } from '#contract/account/firm-list.ts';
import { deskCommandSchemas, deskCreationSchemas } from '#contract/desk/desk-commands.ts';
import { recordFatesSchema } from '#contract/devices/reuse.ts';
import { estimateSchema } from '#contract/goods/estimate.ts';
import { composePayoutRunSchema } from '#contract/money/payouts.ts';
import { withdrawCertificateSchema } from '#contract/papers/withdraw-certificate.ts';
import { answerBatteriesSchema } from '#contract/parcels/packing.ts';
import { saveBidEntriesSchema } from '#contract/sale/bid-sheet.ts';
import { offerActionBodies } from '#contract/sale/offer-actions.ts';
import { submitOfferSchema } from '#contract/sale/submit-offer.ts';

/** Bodies that may hold thousands of entries, by a name under which the thread that reads them finds their schema. */
export const largeBodies: Readonly<Record<string, z.ZodType>> = {
  submitOffer: submitOfferSchema,
  sendList: sendListSchema,
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
