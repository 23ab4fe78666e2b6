import { z } from 'zod';
import { accountAnswerSchema, accountSchema } from '#contract/account/accounts.ts';
import { apiTokensSchema } from '#contract/account/api-tokens.ts';
import { firmAnswerSchema, firmInvitationSchema, firmSchema } from '#contract/account/firm.ts';
import { passkeysAnswerSchema } from '#contract/account/passkeys.ts';
import {
  accountExportSchema,
  profileAnswerSchema,
  sessionSchema,
  sessionsAnswerSchema,
} from '#contract/account/profile.ts';
import { archiveContentsSchema } from '#contract/desk/archive.ts';
import { catalogueChangedSchema } from '#contract/desk/desk-catalogue.ts';
import { offerLockSchema } from '#contract/desk/desk-lock.ts';
import { numbersSchema } from '#contract/desk/desk-numbers.ts';
import { peopleSchema } from '#contract/desk/desk-people.ts';
import { queueRowSchema, queueSchema } from '#contract/desk/desk-queue.ts';
import { retentionSchema } from '#contract/desk/desk-retention.ts';
import { savedViewSchema, savedViewsSchema } from '#contract/desk/desk-saved-views.ts';
import { staffAnswerSchema, staffMemberSchema } from '#contract/desk/desk-staff.ts';
import { weekSchema } from '#contract/desk/desk-week.ts';
import { webhooksSchema } from '#contract/desk/webhooks.ts';
import { testedUnitSchema, testingSchema } from '#contract/devices/desk-testing.ts';
import { openDestructionsSchema } from '#contract/devices/destruction.ts';
import { reportRowSchema, reportSchema, reportsSchema } from '#contract/devices/erasure-reports.ts';
import { mediaSchema, mediumSchema } from '#contract/devices/media.ts';
import { finishDeletionSchema, mediumRecordSchema } from '#contract/devices/media-record.ts';
import { unitPageSchema } from '#contract/devices/units.ts';
import { uploadedFileSchema } from '#contract/fields.ts';
import { itemConfigurationSchema } from '#contract/goods/configuration.ts';
import { bookDiffSchema, bookRowsSchema, priceHistorySchema } from '#contract/goods/price-book.ts';
import { wizardDetailsSchema } from '#contract/goods/wizard.ts';
import { bankStatementsSchema, waitingEntrySchema } from '#contract/money/bank-statements.ts';
import { taxCaseSchema } from '#contract/money/desk-tax.ts';
import { payoutRunSchema } from '#contract/money/payouts.ts';
import { batterySchema, packingViewSchema, transportSchema } from '#contract/parcels/packing.ts';
import { shipmentsSchema } from '#contract/parcels/shipments.ts';
import { problemSchema } from '#contract/problem.ts';
import { bidEntriesSchema } from '#contract/sale/bid-sheet.ts';
import { adjustmentProposalSchema } from '#contract/sale/desk-adjustment.ts';
import { actionAnswerSchema } from '#contract/sale/offer-actions.ts';
import { otherAddressSchema } from '#contract/sale/offer-addresses.ts';
import { offerViewSchema } from '#contract/sale/offer-view.ts';
import { signOffPageSchema } from '#contract/sale/sign-off-page.ts';
import { itemInputSchema } from '#contract/sale/submit-offer.ts';

/** What stands in the description of several calls, by the name that clients of the API get for it. */
const named = {
  AccountAnswer: accountAnswerSchema,
  AccountExport: accountExportSchema,
  Account: accountSchema,
  ActionAnswer: actionAnswerSchema,
  AdjustmentProposal: adjustmentProposalSchema,
  ApiTokens: apiTokensSchema,
  ArchiveContents: archiveContentsSchema,
  BankStatements: bankStatementsSchema,
  Battery: batterySchema,
  BidEntries: bidEntriesSchema,
  BookDiff: bookDiffSchema,
  BookRows: bookRowsSchema,
  CatalogueChanged: catalogueChangedSchema,
  FinishDeletion: finishDeletionSchema,
  FirmAnswer: firmAnswerSchema,
  FirmInvitation: firmInvitationSchema,
  Firm: firmSchema,
  ItemConfiguration: itemConfigurationSchema,
  ItemInput: itemInputSchema,
  Media: mediaSchema,
  MediumRecord: mediumRecordSchema,
  Medium: mediumSchema,
  Numbers: numbersSchema,
  OfferLock: offerLockSchema,
  OfferView: offerViewSchema,
  OpenDestructions: openDestructionsSchema,
  OtherAddress: otherAddressSchema,
  PackingView: packingViewSchema,
  PasskeysAnswer: passkeysAnswerSchema,
  PayoutRun: payoutRunSchema,
  People: peopleSchema,
  PriceHistory: priceHistorySchema,
  Problem: problemSchema,
  ProfileAnswer: profileAnswerSchema,
  QueueRow: queueRowSchema,
  Queue: queueSchema,
  ReportRow: reportRowSchema,
  Report: reportSchema,
  Reports: reportsSchema,
  Retention: retentionSchema,
  SavedView: savedViewSchema,
  SavedViews: savedViewsSchema,
  Session: sessionSchema,
  SessionsAnswer: sessionsAnswerSchema,
  Shipments: shipmentsSchema,
  SignOffPage: signOffPageSchema,
  StaffAnswer: staffAnswerSchema,
  StaffMember: staffMemberSchema,
  TaxCase: taxCaseSchema,
  TestedUnit: testedUnitSchema,
  Testing: testingSchema,
  Transport: transportSchema,
  UnitPage: unitPageSchema,
  UploadedFile: uploadedFileSchema,
  WaitingEntry: waitingEntrySchema,
  Webhooks: webhooksSchema,
  Week: weekSchema,
  WizardDetails: wizardDetailsSchema,
} as const satisfies Record<string, z.ZodType>;

/** Schemas, as `schemaKey` writes them → their names; what is taken is another schema than what is answered where the two differ. */
export function namedSchemas(): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [name, schema] of Object.entries(named)) {
    names.set(asDescribed(schema, 'input'), `${name}Input`);
    names.set(asDescribed(schema, 'output'), name);
  }
  return names;
}

/** One text for schemas that say the same, in whatever order; the description has a list of one value where Zod writes `const`. */
export function schemaKey(schema: unknown): string {
  return JSON.stringify(schema, (_key, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    const entries = Object.entries(part).map(([key, value]) => (key === 'const' ? ['enum', [value]] : [key, value]));
    return Object.fromEntries(entries.toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)));
  });
}

function asDescribed(schema: z.ZodType, io: 'input' | 'output'): string {
  const { $schema: _one, ...described } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
  });
  return schemaKey(described);
}
