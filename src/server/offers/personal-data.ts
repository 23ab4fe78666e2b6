import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { actionsOf } from '#domain/offer/commands/actions.ts';

import { erasedText, isRetained, isRunning } from '#domain/offer/events/erase.ts';
import { eraseEvent } from '#domain/offer/events/rewrite-event.ts';
import { processIdOf } from '#domain/offer/parties/own-process.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { saleOf } from '#domain/sale/sale.ts';
import { emailKey } from '#domain/values/email.ts';
import type { PersonalData } from '#server/accounts/personal-data.ts';
import type { Queryable, Tx } from '#server/db/client.ts';
import { ownAgreements } from '#server/db/schema/agreements.ts';
import { staffNotes } from '#server/db/schema/desk.ts';
import { documents } from '#server/db/schema/documents.ts';
import { findings, unitTests } from '#server/db/schema/findings.ts';
import { firmMembers } from '#server/db/schema/firms.ts';
import { incomingInvoices } from '#server/db/schema/incoming-invoices.ts';
import { offerMessages } from '#server/db/schema/messages.ts';
import { offers } from '#server/db/schema/offers.ts';
import { batteryAnswers, packingTicks } from '#server/db/schema/packing.ts';
import { shipments } from '#server/db/schema/shipments.ts';
import { signOffs } from '#server/db/schema/sign-offs.ts';
import { taxDecisions, vatChecks } from '#server/db/schema/tax.ts';
import { scans, units } from '#server/db/schema/units.ts';
import { uploads } from '#server/db/schema/uploads.ts';
import { eraseMedia } from '#server/media/erase-media.ts';
import { readMedia } from '#server/media/medium-rows.ts';
import { exportedPayouts } from '#server/offers/payout-rows.ts';
import { Problem } from '#server/problem.ts';
import { readUnits } from '#server/units/unit-rows.ts';
import { eraseUploads } from '#server/uploads/erase-uploads.ts';
import { type HandleDeps, handleInTransaction } from './handle.ts';
import { readInvoices } from './incoming-invoices.ts';
import { readMessages } from './messages.ts';
import { moveOffer, rewriteLog } from './move-offer.ts';
import { readOwnAgreement } from './own-agreements.ts';
import { ownNameColumns } from './own-name.ts';
import { keepSaleRow, rowOf } from './sale-row.ts';
import { loadEvents } from './store.ts';
import { readTaxDecisions, readVatChecks } from './tax-rows.ts';

const ofSeller = (email: string) => and(eq(offers.emailKey, emailKey(email)), isNull(offers.lockedAt));

/** Of a firm's offers whoever may see its money takes along those that name them: their logs hold prices and accounts. */
const mayExport = (accountId: string) =>
  sql`(${offers.firmId} is null or exists (select from ${firmMembers} where ${firmMembers.accountId} = ${accountId}
    and ${firmMembers.firmId} = ${offers.firmId} and 'seeMoney' = any(${firmMembers.rights})))`;

/** What the offers part keeps about an account holder: all their offers with their logs. */
export function offersOfAccount(deps: HandleDeps): PersonalData {
  return {
    name: 'offers',
    async moveTo(tx, { email: former }, email) {
      const rows = await tx
        .select({ id: offers.id })
        .from(offers)
        .where(ofSeller(former))
        .orderBy(asc(offers.id))
        .for('update');
      for (const { id } of rows) await moveOffer(tx, id, email);
    },
    async exportFor(db, { accountId, email }) {
      const columns = {
        id: offers.id,
        state: offers.state,
        remindersOffAt: offers.remindersOffAt,
        ownName: offers.ownName,
        fates: offers.fates,
        missingAnswers: offers.missingAnswers,
      };
      const rows = await db
        .select(columns)
        .from(offers)
        .where(and(ofSeller(email), mayExport(accountId)));
      return Promise.all(
        rows.map(async (row) => ({
          ...row,
          events: await loadEvents(db, row.id),
          ...(await sideRecordActions(db, row.id)),
        })),
      );
    },
    // Offers belong to the address, whoever sent them.
    dropOf: async () => {},
    async eraseFor(tx, { email }, at) {
      // Locked: what is agreed upon at this very moment is a running sale, and stays.
      const columns = { id: offers.id, state: offers.state };
      const rows = await tx.select(columns).from(offers).where(ofSeller(email)).orderBy(asc(offers.id)).for('update');
      if (rows.some((row) => isRunning(row.state))) throw new Problem(409, 'offersRunning');
      for (const { id, state } of rows) await eraseOffer(deps, tx, id, state, at.toISOString());
    },
  };
}

/** What is kept about an offer without being an event: documents by their numbers, and how far its seller is with packing. */
async function sideRecordActions(db: Queryable, id: string) {
  const { kind, number, issuedAt } = documents;
  return {
    documents: await db.select({ kind, number, issuedAt }).from(documents).where(eq(documents.offerId, id)),
    batteryAnswers: await db.select().from(batteryAnswers).where(eq(batteryAnswers.offerId, id)),
    messages: await readMessages(db, id),
    // Whoever asks what is kept about them is told of these too; who wrote them is not theirs.
    notes: await db
      .select({ at: staffNotes.at, text: staffNotes.text })
      .from(staffNotes)
      .where(eq(staffNotes.offerId, id)),
    ...(await taxOf(db, id)),
    ownAgreement: await readOwnAgreement(db, id),
    invoices: await readInvoices(db, id),
    ...(await exportedPayouts(db, id)),
    signOffs: await db.select().from(signOffs).where(eq(signOffs.offerId, id)).orderBy(asc(signOffs.askedAt)),
    ...(await devicesOf(db, id)),
    media: await readMedia(db, id),
    shipments: await parcelsOf(db, id),
    packingTicks: await db.select().from(packingTicks).where(eq(packingTicks.offerId, id)),
  };
}

/** Their devices with what was found on them; who of the provider's looked, where they stand in the house and why one waits is not theirs. */
async function devicesOf(db: Queryable, offerId: string) {
  const test = { plate: unitTests.plate, answers: unitTests.answers, audit: unitTests.audit, at: unitTests.at };
  const { plate, itemId, code, deduction, note, photos, at } = findings;
  const units = await readUnits(db, offerId);
  return {
    units: units.map(({ place: _place, hold: _hold, ...unit }) => unit),
    unitTests: await db.select(test).from(unitTests).where(eq(unitTests.offerId, offerId)),
    findings: await db
      .select({ plate, itemId, code, deduction, note, photos, at })
      .from(findings)
      .where(eq(findings.offerId, offerId)),
  };
}

/** What was decided about their tax and why, and what the register said of their number; who decided is not theirs. */
async function taxOf(db: Queryable, offerId: string) {
  const decisions = await readTaxDecisions(db, offerId);
  const checks = await readVatChecks(db, offerId);
  return {
    taxDecisions: decisions.map(({ decision, reason }) => ({ ...decision, reason })),
    vatChecks: checks.map(({ vatId, result, requestId, at }) => ({ vatId, result, requestId, at })),
  };
}

/** Their parcels with what the carrier said of them; who of the provider's ordered them is not theirs. */
async function parcelsOf(db: Queryable, offerId: string) {
  const { direction, carrier, reference, parcels, at } = shipments;
  return db
    .select({ direction, carrier, reference, parcels, at })
    .from(shipments)
    .where(eq(shipments.offerId, offerId));
}

const nobodyAsked = { sellerIsAsked: false, providerIsAsked: false };

/** An open inquiry is withdrawn first; what the law keeps is locked, everything else loses its personal data. */
async function eraseOffer(deps: HandleDeps, tx: Tx, id: string, state: OfferState, at: string): Promise<void> {
  if (actionsOf(state, 'customer', at).includes('cancelOffer')) {
    await handleInTransaction(deps, tx, {
      offerId: id,
      actor: 'customer',
      allows: () => true,
      command: () => ({ type: 'cancelOffer', id: processIdOf(state) }),
    });
  }
  // The seller's own affair, about somebody who is no party to the contract: nothing makes us keep it.
  await tx.delete(signOffs).where(eq(signOffs.offerId, id));
  if (isRetained(state)) {
    await tx
      .update(offers)
      .set({ lockedAt: at, ...ownNameColumns(undefined) })
      .where(eq(offers.id, id));
    return;
  }
  await anonymiseOffer(deps, tx, id, at);
}

/** Overwrites what points to a person in an offer without a contract, and forgets what is kept beside it. */
export async function anonymiseOffer(
  { jobs }: Pick<HandleDeps, 'jobs'>,
  tx: Tx,
  id: string,
  at: string,
): Promise<void> {
  await tx.delete(signOffs).where(eq(signOffs.offerId, id));
  const folded = await rewriteLog(tx, id, (await loadEvents(tx, id)).map(eraseEvent));
  await tx.delete(ownAgreements).where(eq(ownAgreements.offerId, id));
  await tx.delete(incomingInvoices).where(eq(incomingInvoices.offerId, id));
  await eraseMedia(jobs, tx, id);
  await tx.delete(units).where(eq(units.offerId, id));
  await tx.delete(scans).where(eq(scans.offerId, id));
  await tx.delete(shipments).where(eq(shipments.offerId, id));
  await tx.delete(taxDecisions).where(eq(taxDecisions.offerId, id));
  await tx.delete(vatChecks).where(eq(vatChecks.offerId, id));
  await tx.delete(offerMessages).where(eq(offerMessages.offerId, id));
  await tx.delete(staffNotes).where(eq(staffNotes.offerId, id));
  await eraseUploads(jobs, tx, eq(uploads.usedByOffer, id));
  await tx
    .update(offers)
    .set({
      ...rowOf(saleOf(folded), at),
      ...nobodyAsked,
      ...ownNameColumns(undefined),
      missingAnswers: null,
      assignedNote: null,
      taxDesk: null,
      ...{ emailKey: erasedText, firmId: null, erasedAt: at, lockedAt: at },
    })
    .where(eq(offers.id, id));
  // What is left outside the event log points to nobody.
  await keepSaleRow(tx, id);
}
