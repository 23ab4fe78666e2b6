import { z } from 'zod';
import { numberAsTyped, requiredTextSchema } from '#contract/fields.ts';
import { bankMessageKinds, unreadBankTexts } from '#domain/bank/bank-message.ts';
import { waitingTexts } from '#domain/bank/match-entry.ts';
import { keysOf } from '#domain/values/keys-of.ts';

/** The calls about what the bank says. */
export const bankCalls = {
  list: '/desk/api/bankStatements',
  upload: '/desk/api/uploadBankStatements',
  file: (id: string) => `/desk/api/bankStatements/${id}/file`,
  link: '/desk/api/linkBankEntry',
  dismiss: '/desk/api/dismissBankEntries',
} as const;

/** What each message is called at the desk. */
export const bankMessageNames: Readonly<Record<(typeof bankMessageKinds)[number], string>> = {
  camt053: 'Kontoauszug (camt.053)',
  camt054: 'Buchungsanzeige (camt.054)',
  pain002: 'Antwort auf einen Lauf (pain.002)',
};

const euros = z.number();
const instant = z.string();
const unread = z.enum(keysOf(unreadBankTexts));
const waitsFor = z.enum(keysOf(waitingTexts));

/** How many entries of a file say what; `open` are those that are still being judged. */
const countsShape = {
  paid: z.int(),
  returned: z.int(),
  rejected: z.int(),
  known: z.int(),
  waiting: z.int(),
  open: z.int(),
};

export const bankFileSchema = z.object({
  id: z.string(),
  name: z.string(),
  hash: z.string(),
  receivedAt: instant,
  by: z.string(),
  unread: unread.exactOptional(),
  /** Where in the file that stands. */
  unreadAt: z.string().exactOptional(),
  messages: z.array(z.object({ kind: z.enum(bankMessageKinds), number: z.string(), pending: z.int() })),
  ...countsShape,
});
export type BankFileView = z.infer<typeof bankFileSchema>;

/** Answer of the upload: each file in its order. */
export const takenBankFilesSchema = z.object({
  files: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** The same file was handed in before: nothing was counted again. */
      isRepeat: z.boolean(),
      unread: unread.exactOptional(),
      unreadAt: z.string().exactOptional(),
    }),
  ),
});
export type TakenBankFile = z.infer<typeof takenBankFilesSchema>['files'][number];

/** A payment of ours that an entry could be about. */
const candidateSchema = z.object({
  endToEndId: z.string(),
  offerId: z.string(),
  orderId: z.string().exactOptional(),
  holder: z.string(),
  amount: euros,
});
export type BankCandidate = z.infer<typeof candidateSchema>;

/** A run of ours that an entry could be the whole of. */
const runCandidateSchema = z.object({ number: z.string(), payments: z.int(), amount: euros });
export type RunCandidate = z.infer<typeof runCandidateSchema>;

/** An entry that waits for a person. */
export const waitingEntrySchema = z.object({
  id: z.int(),
  waitsFor,
  message: z.string(),
  bookedOn: z.string().exactOptional(),
  amount: euros.exactOptional(),
  direction: z.enum(['credit', 'debit']).exactOptional(),
  endToEndId: z.string().exactOptional(),
  party: z.string().exactOptional(),
  /** Only its beginning and end. */
  iban: z.string().exactOptional(),
  purpose: z.string().exactOptional(),
  /** What the bank gives as its reason, in German. */
  reason: z.string().exactOptional(),
  /** The bank's own words about a name: the one that it knows. */
  bankWords: z.string().exactOptional(),
  /** What the bank calls the booking. */
  bookingText: z.string().exactOptional(),
  /** What was ordered, where the bank says that another sum was booked. */
  orderedAmount: euros.exactOptional(),
  /** Of another account's statement: that, and how many bookings stand in it. */
  otherAccount: z.object({ account: z.string(), size: z.int() }).exactOptional(),
  /** Of an answer that names no payment: the file, or its part. */
  file: z.string().exactOptional(),
  /** Such as rent and fees: it may be laid aside with others. */
  isOfTheRest: z.boolean(),
  candidates: z.array(candidateSchema),
  runs: z.array(runCandidateSchema),
});
export type WaitingEntryView = z.infer<typeof waitingEntrySchema>;

export const bankStatementsSchema = z.object({
  /** The account from which is paid, in groups of four. */
  account: z.string(),
  /** How many entries wait; the list shows the first of them. */
  waitingCount: z.int(),
  waiting: z.array(waitingEntrySchema),
  files: z.array(bankFileSchema),
});
export type BankStatementsView = z.infer<typeof bankStatementsSchema>;

const entryId = z.int().min(1);

/** Body of POST /desk/api/linkBankEntry: somebody says which payment an entry is about, or by its number which run it is the whole of. */
export const linkBankEntrySchema = z.strictObject({
  entryId,
  endToEndId: numberAsTyped.min(1, 'Bitte die Kennung nennen.').max(35),
  reason: requiredTextSchema(500),
  /** Of a doubt about the name: the payment is not made so, and its seller is asked for the account. */
  isRefused: z.literal(true).exactOptional(),
});

/** Body of POST /desk/api/dismissBankEntries: entries that are no payments of ours; several at once only where they are the rest of the account. */
export const dismissBankEntriesSchema = z.strictObject({
  entryIds: z.array(entryId).min(1).max(1000),
  reason: requiredTextSchema(500),
});
