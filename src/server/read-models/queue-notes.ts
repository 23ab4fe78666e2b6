import { and, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { QueueNote } from '#contract/desk-queue.ts';
import { blockingReasons } from '#domain/logistics/packing-plan.ts';
import { type DeskBlock, deskBlocks } from '#domain/offer/desk-block.ts';
import { deskSides } from '#domain/offer/desk-task.ts';
import { awaitsGoods } from '#domain/offer/phase.ts';
import { sideRecordActions } from '#domain/offer/side-record-actions.ts';
import type { Instant } from '#domain/values/day.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import { formatMoney } from '#domain/values/money.ts';
import { mailDeliveries } from '#server/db/schema/mail.ts';
import { offers } from '#server/db/schema/offers.ts';
import { batteryAnswers } from '#server/db/schema/packing.ts';
import { isInvoiceGivenBack } from '#server/offers/incoming-invoices.ts';
import { agreementWaits } from '#server/offers/own-agreements.ts';
import { labelFails } from '#server/offers/shipment-rows.ts';
import { invoiceWaits } from './desk-turn.ts';
import { isInvoiceOpen } from './waiting-invoices.ts';

const over = deskSides.indexOf('over');

/** A mail about the sale was refused for good: its seller has to be told in another way. */
const mailFailed = sql<boolean>`(${offers.id} in
  (select left(${mailDeliveries.messageId}, 42) from ${mailDeliveries} where ${mailDeliveries.state} = 'refused'))`;

/** Batteries as the packing plan holds them back: the seller's last word on them, else what the inquiry said (LOG-11, LOG-12). */
const batteriesHeld = sql<boolean>`(${inArray(offers.phase, awaitsGoods)} and exists
  (select 1 from jsonb_array_elements(${offers.state} -> 'items') item
    left join ${batteryAnswers} on ${batteryAnswers.offerId} = ${offers.id} and ${batteryAnswers.itemId} = item ->> 'id'
    where coalesce(${batteryAnswers.answer}, case item #>> '{configuration,battery}' when 'swollen' then 'defective' end)
      in (${sql.join(
        blockingReasons.map((reason) => sql`${reason}`),
        sql`, `,
      )})))`;

/** Before the goods travel, the seller's own processing agreement wants an answer (DEL-10). */
const ownAgreementWaits = sql<boolean>`(${inArray(offers.phase, awaitsGoods)} and ${agreementWaits(offers.id)})`;

/** A parcel that a carrier should have made is not there, or nobody knows; of what is not over. */
const labelFailed = sql<boolean>`(${ne(offers.deskSide, over)} and ${labelFails(offers.id)})`;

/** The seller has said something of what is missing, and nothing has been decided about it yet. */
const missingAnswered = sql<boolean>`(${inArray(offers.phase, [...sideRecordActions.answerMissing.from])}
  and jsonb_array_length(coalesce(${offers.missingAnswers}, '[]')) > 0)`;

const flags = {
  missingAnswered,
  mailFailed,
  batteriesHeld,
  ownAgreementWaits,
  labelFailed,
  invoiceWaits,
  invoiceGivenBack: isInvoiceGivenBack,
  sellerIsAsked: offers.sellerIsAsked,
  providerIsAsked: offers.providerIsAsked,
};

/** Cents that the seller has proposed in place of our bid. */
const proposed = sql<number | null>`case when ${offers.phase} = 'counterbidPlaced'
  then (${offers.state} #>> '{counterbid,amount}')::float8 end`;

/** What keeps a sale from going on, without a hold that is over by now: nobody writes the row when it ends. */
const blocksAt = (now: Instant) => sql<string>`(case
  when ${offers.deskBlocks} like '%payoutHeld%' and ${offers.state} ->> 'payoutHoldUntil' <= ${now}
  then trim(replace(${offers.deskBlocks}, 'payoutHeld', '')) else ${offers.deskBlocks} end)`;

/** Why an inquiry was not answered at once: of no use once it is. */
const noteOfInquiry = sql<string | null>`case when ${offers.phase} = 'submitted' then ${offers.deskNote} end`;

/** What notes are made of, asked with the rows themselves: however many rows, it is one statement. */
export const besideOffer = (now: Instant) => ({ ...flags, proposed, blocks: blocksAt(now), note: noteOfInquiry });

export type Noted = Readonly<Record<keyof typeof flags, boolean>> & {
  readonly proposed: number | null;
  readonly blocks: string;
  readonly note: string | null;
};

const notes = [
  { holds: 'mailFailed', isBlocking: true, text: 'E-Mail unzustellbar: anders erreichen', view: 'verlauf' },
  {
    holds: 'batteriesHeld',
    isBlocking: true,
    text: 'Akku darf so nicht reisen: mit dem Kunden klären',
    view: 'geraete',
  },
  {
    holds: 'ownAgreementWaits',
    isBlocking: true,
    text: 'Eigener AV-Vertrag des Kunden: annehmen oder ablehnen',
    view: 'auftragsverarbeitung',
  },
  { holds: 'labelFailed', isBlocking: true, text: 'Etikett fehlt: Sendung klären', view: 'versand' },
  { holds: 'invoiceWaits', isBlocking: true, text: 'Rechnung des Kunden: vergleichen', view: 'rechnung' },
  {
    holds: 'invoiceGivenBack',
    isBlocking: true,
    text: 'Rechnung zurückgegeben: Kunde berichtigt sie',
    view: 'rechnung',
  },
  { holds: 'sellerIsAsked', isBlocking: true, text: 'Rückfrage offen: Antwort des Kunden fehlt', view: 'rueckfragen' },
  { holds: 'missingAnswered', isBlocking: false, text: 'Kunde sagt etwas zu fehlenden Geräten', view: 'kennzeichen' },
  { holds: 'providerIsAsked', isBlocking: false, text: 'Frage des Kunden: antworten', view: 'rueckfragen' },
] as const satisfies readonly (Required<QueueNote> & { holds: keyof typeof flags })[];

/** Where at a sale a block is cleared. */
const viewsOf: Readonly<Partial<Record<DeskBlock, QueueNote['view']>>> = {
  returnsOpen: 'ruecksendung',
  taxOpen: 'steuer',
};

/** What has to be known of a sale, what blocks it first. */
export function notesOf({ proposed: cents, blocks, note, ...row }: Noted): QueueNote[] {
  const blocking = keysOf(deskBlocks).filter((block) => blocks.split(' ').includes(block));
  return [
    ...blocking.map((block) => {
      const view = viewsOf[block];
      return { isBlocking: true, text: deskBlocks[block].text, ...(view !== undefined && { view }) };
    }),
    ...notes.filter(({ holds }) => row[holds]).map(({ isBlocking, text, view }) => ({ isBlocking, text, view })),
    ...(cents === null ? [] : [{ isBlocking: false, text: `Kunde schlägt ${formatMoney(cents)} vor` }]),
    ...(note === null ? [] : [{ isBlocking: false, text: note }]),
  ];
}

/** A question of either side waits for an answer, of what is not over. */
export const isQuestionOpen = sql<boolean>`(${offers.deskSide} <> ${sql.raw(String(over))}
  and (${offers.sellerIsAsked} or ${offers.providerIsAsked}))`;

/** What goes on only once somebody has cleared it, of what is not over. */
export function isBlocked(now: Instant): SQL | undefined {
  return and(
    ne(offers.deskSide, over),
    or(
      sql`${blocksAt(now)} <> ''`,
      offers.sellerIsAsked,
      mailFailed,
      batteriesHeld,
      ownAgreementWaits,
      labelFailed,
      isInvoiceOpen,
    ),
  );
}
