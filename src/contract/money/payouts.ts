import { z } from 'zod';
import { daySchema, eurosSchema, offerIdSchema, requiredTextSchema } from '#contract/fields.ts';
import { payoutFileKinds, payoutMethods, payoutStates, runStates } from '#domain/payout/payout.ts';

/** The calls by which money leaves. */
export const payoutCalls = {
  due: '/desk/api/duePayouts',
  made: '/desk/api/payouts',
  runs: '/desk/api/payoutRuns',
  run: (runId: string) => `/desk/api/payoutRuns/${runId}`,
  file: (fileId: string) => `/desk/api/payoutFiles/${fileId}`,
  compose: '/desk/api/composePayoutRun',
  release: '/desk/api/releasePayoutRun',
  discard: '/desk/api/discardPayoutRun',
  withdraw: '/desk/api/withdrawPayout',
  notePaid: '/desk/api/notePayoutPaid',
  releasePayee: (offerId: string) => `/desk/api/releasePayee/${offerId}`,
} as const;

/** How many due payments one answer holds, those that are due first, and how many one run. */
export const payoutLimits = { shown: 2_000, perRun: 10_000, bodyBytes: 1_000_000 } as const;

/** Where a hold is cleared. */
const holdPlaces = [
  'run',
  'returns',
  'paper',
  'tax',
  'invoice',
  'waiting',
  'payee',
  'data',
  'bank',
  'statement',
  'closing',
] as const;

const holdSchema = z.object({
  code: z.string(),
  text: z.string(),
  place: z.enum(holdPlaces),
  until: z.string().exactOptional(),
});

/** To whom money goes; the account masked. */
const shownPayee = { holder: z.string(), account: z.string(), method: z.enum(payoutMethods) };

/** The sale was completed before: only the bank's word ends its payment. */
const ofEndedSale = { isEnded: z.literal(true).exactOptional() };

const dueRowSchema = z.object({
  offerId: z.string(),
  orderId: z.string(),
  seller: z.string(),
  ...shownPayee,
  /** Number of our paper, or 'Rechnung' for the seller's own; absent without either. */
  paper: z.string().exactOptional(),
  /** What is left to pay; below nothing where more was paid than is owed. */
  amount: z.number().exactOptional(),
  /** Paid before and taken off: another sum is owed since. */
  credited: z.number().exactOptional(),
  by: z.string().exactOptional(),
  isOverdue: z.boolean(),
  /** Alone it is enough for a second person to be needed. */
  needsSecondPerson: z.boolean(),
  isRequested: z.boolean(),
  ...ofEndedSale,
  before: z.object({ state: z.enum(payoutStates), reason: z.string().exactOptional() }).exactOptional(),
  holds: z.array(holdSchema),
});
export type DueRow = z.infer<typeof dueRowSchema>;

/** What is to be paid, and what waits for something. */
export const duePayoutsSchema = z.object({
  rows: z.array(dueRowSchema),
  /** Of all, however many rows are here: what stands in no run, asked for by their sellers, of these payable, held back, in a run, overdue. */
  counts: z.object({ open: z.int(), due: z.int(), payable: z.int(), held: z.int(), inRun: z.int(), overdue: z.int() }),
  /** Euros from which on a second person is needed. */
  secondPersonFrom: z.number(),
  promisedWorkingDays: z.int().exactOptional(),
  /** The account from which transfers leave is set. */
  hasOwnAccount: z.boolean(),
});
export type DuePayouts = z.infer<typeof duePayoutsSchema>;

/** What the bank said of a payment: open until somebody has settled it, and why as they did. */
const bankWordSchema = z.object({
  text: z.string(),
  isOpen: z.boolean(),
  decided: z.string().exactOptional(),
  /** What to do about it, while it is open. */
  advice: z.string().exactOptional(),
});
export type BankWord = z.infer<typeof bankWordSchema>;

const payoutRowSchema = z.object({
  id: z.string(),
  offerId: z.string(),
  orderId: z.string(),
  endToEndId: z.string(),
  runId: z.string(),
  runNumber: z.string(),
  ...shownPayee,
  paper: z.string().exactOptional(),
  amount: z.number(),
  state: z.enum(payoutStates),
  stateAt: z.string(),
  stateBy: z.string(),
  reason: z.string().exactOptional(),
  /** Of a payment that waits for its release: what would keep it from being made now. */
  doubt: z.string().exactOptional(),
  ...ofEndedSale,
  /** It is on its way, and its sale owes another sum by now: what it brings is set against that. */
  isOtherOwed: z.literal(true).exactOptional(),
  bankWords: z.array(bankWordSchema),
  /** What the bank reads otherwise than we have it. */
  folded: z.array(
    z.object({ what: z.enum(['name', 'purpose']), before: z.string(), after: z.string(), isCut: z.boolean() }),
  ),
});
export type PayoutRow = z.infer<typeof payoutRowSchema>;

/** Payments of runs by what became of them, newest first. */
export const madePayoutsSchema = z.object({
  rows: z.array(payoutRowSchema.omit({ folded: true, doubt: true, isEnded: true, isOtherOwed: true })),
});
export const madePayoutsQuery = z.strictObject({ state: z.enum(['inRun', 'paid']) });

const runHeadSchema = z.object({
  id: z.string(),
  number: z.string(),
  state: z.enum(runStates),
  executionDay: z.string(),
  composedAt: z.string(),
  composedBy: z.string(),
  releasedAt: z.string().exactOptional(),
  releasedBy: z.string().exactOptional(),
  byTwo: z.boolean(),
  discardedAt: z.string().exactOptional(),
  /** Of what is in it, by way; what fell out is not counted. */
  counts: z.object({ sepa: z.int(), paypal: z.int(), dropped: z.int(), paid: z.int(), failed: z.int() }),
  sums: z.object({ sepa: z.number(), paypal: z.number() }),
});
export type RunHead = z.infer<typeof runHeadSchema>;

/** All runs, newest first, the last hundred. */
export const payoutRunsSchema = z.object({ runs: z.array(runHeadSchema) });

/** Why whoever looks may not release a run by themselves. */
const releaseDoubts = ['ownRun', 'ownAccount', 'ownPayee'] as const;

/** One run with its payments, files and what stands against its release. */
export const payoutRunSchema = runHeadSchema.extend({
  payouts: z.array(payoutRowSchema),
  files: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(payoutFileKinds),
      name: z.string(),
      sha256: z.string(),
      size: z.int(),
      downloads: z.array(z.object({ at: z.string(), by: z.string() })),
    }),
  ),
  needsSecondPerson: z.boolean(),
  /** Of whoever looks; absent where they may. */
  mayNotRelease: z.enum(releaseDoubts).exactOptional(),
  secondPersonFrom: z.number(),
});
export type PayoutRun = z.infer<typeof payoutRunSchema>;

const chosenSales = z.array(offerIdSchema).max(payoutLimits.perRun);
const ofNewRun = { runId: z.uuid(), executionDay: daySchema.exactOptional() };

/**
 * Body of composePayoutRun: these payments, or all that can be made now but for some, which are more than a page shows. The same id once more
 * answers the same run.
 */
export const composePayoutRunSchema = z.union([
  z.strictObject({ ...ofNewRun, offerIds: chosenSales.min(1) }),
  z.strictObject({ ...ofNewRun, allBut: chosenSales }),
]);

/** The run, and which of the chosen could not be taken into it. */
export const composedRunSchema = z.object({
  runId: z.string(),
  leftOut: z.array(z.object({ orderId: z.string(), reason: z.string() })),
});
export type ComposedRun = z.infer<typeof composedRunSchema>;

/** Body of releasePayoutRun: what whoever releases has seen; nothing else goes out. */
export const releasePayoutRunSchema = z.strictObject({
  runId: z.uuid(),
  payments: z.int().min(1).max(payoutLimits.perRun),
  total: eurosSchema,
});

export const discardPayoutRunSchema = z.strictObject({ runId: z.uuid() });

/** Body of withdrawPayout: out of a run before its release, 'nicht ausgeführt' after it. */
export const withdrawPayoutSchema = z.strictObject({ payoutId: z.uuid(), reason: requiredTextSchema(500) });

/** Body of notePayoutPaid: where a sale has ended, so that no `complete` follows, how the payment that came back was made once more. */
export const notePayoutPaidSchema = z.strictObject({ payoutId: z.uuid(), reason: requiredTextSchema(140) });

/** Body of releasePayee: the payee as it was read, and why the money goes there (LEG-61). */
export const releasePayeeSchema = z.strictObject({
  holder: z.string().max(200),
  account: z.string().max(300),
  reason: requiredTextSchema(500),
});
export const releasedPayeeSchema = z.object({ offerId: z.string() });
