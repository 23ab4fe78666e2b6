import { z } from 'zod';
import { offerIdSchema } from '#contract/fields.ts';
import { keysOf } from '#domain/values/keys-of.ts';

/** What the client says when the cockpit is entered or left. */
export const aggregateViewChangeSchema = z.strictObject({
  type: z.literal('AggregateViewChange'),
  event: z.enum(['viewEntered', 'viewLeft']),
  aggregateId: offerIdSchema.nullable(),
});
export type AggregateViewChange = z.infer<typeof aggregateViewChangeSchema>;

/**
 * What the server says after each event of an own offer: no personal data, the client reads the offer again. The type is the
 * event's name; another process may be of a newer version and know more of them.
 */
export const liveNoticeSchema = z.object({
  type: z.string(),
  aggregateId: z.string(),
  version: z.int(),
  at: z.iso.datetime(),
});
export type LiveNotice = z.infer<typeof liveNoticeSchema>;

/** What a client asks whether the line lives, and the server's answer: nothing that anybody else would take for a message. */
export const liveBeat = '"beat"';

type Whose = 'both' | 'seller' | 'devices';

/**
 * What is told live of a sale outside its event log, no word of it on the wire: both sides read the sale again, or the seller alone. 'devices' are
 * those in the house and their data carriers: often many a second, and nothing else of the sale is new.
 */
export const sideNotices = {
  accountAnswered: 'both',
  agreementChanged: 'both',
  certificateWithdrawn: 'both',
  fatesRecorded: 'both',
  inquiryJudged: 'both',
  invoiceChecked: 'both',
  mediaChanged: 'devices',
  messageSent: 'both',
  missingAnswered: 'both',
  offerNamed: 'both',
  payoutChanged: 'both',
  shipmentsChanged: 'both',
  signOffChanged: 'seller',
  taxDecided: 'both',
  unitsChanged: 'devices',
  vatIdChecked: 'both',
} as const satisfies Record<string, Whose>;
export type SideNotice = keyof typeof sideNotices;

/** What only the desk hears: who of it looks after a sale, what it notes of it, and who looks at it, one of its own or the seller. */
export type DeskNotice =
  | 'deskAssigned'
  | 'deskBidHeld'
  | 'deskNoted'
  | 'deskTookOver'
  | 'deskViewEntered'
  | 'deskViewLeft'
  | AggregateViewChange['event'];

const ofDevices: ReadonlySet<string> = new Set(keysOf(sideNotices).filter((type) => sideNotices[type] === 'devices'));

/** Whether a notice is about devices alone, so that nothing else of the sale has to be read again. */
export function isAboutDevices(type: string): boolean {
  return ofDevices.has(type);
}
