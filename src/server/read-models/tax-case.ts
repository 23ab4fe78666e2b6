import { and, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { TaxCase, TaxCaseRow, TaxDecisionView, TaxEffect } from '#contract/money/desk-tax.ts';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { sideRecordActions } from '#domain/offer/commands/side-record-actions.ts';
import { taxDeclaredAt } from '#domain/offer/events/tax-declared-at.ts';
import type { OfferItem } from '#domain/offer/item.ts';
import { addressLines } from '#domain/offer/parties/addresses.ts';
import { promisedIn } from '#domain/offer/promises/promised-in.ts';
import { ownInvoiceReasonOf } from '#domain/offer/standing.ts';
import { type OfferState, requireFact } from '#domain/offer/state.ts';
import { summaryOf } from '#domain/offer/summary.ts';
import { moneyOfOffer, otherTaxOf } from '#domain/offer/tax/price-tax.ts';
import {
  type KnownGoods,
  listedGoodsOf,
  listedWith,
  reverseChargeClassesOf,
} from '#domain/offer/tax/reverse-charge.ts';
import { documentKindOf } from '#domain/offer/tax/tax.ts';
import { decidedAbout, taxDecisionOf } from '#domain/offer/tax/tax-decision.ts';
import { reverseChargeOverrides, type TaxDecision } from '#domain/offer/tax/tax-facts.ts';
import {
  isTaxFrozen,
  openTaxHints,
  openTaxQuestions,
  taxChoicesOf,
  taxHintRecords,
  taxQuestions,
  taxQuestionsOf,
} from '#domain/offer/tax/tax-questions.ts';
import { deskSides } from '#domain/sale/desk-tasks.ts';
import { toEuros } from '#domain/values/money.ts';
import type { Queryable } from '#server/db/client.ts';
import { offerState } from '#server/db/offer-state.ts';
import { offers } from '#server/db/schema/offers.ts';
import { formerStaff, staff } from '#server/db/schema/staff.ts';
import { taxDecisions } from '#server/db/schema/tax.ts';
import { actorName } from '#server/db/staff-name.ts';
import type { Deps } from '#server/deps.ts';
import { loadEvents, loadState } from '#server/offers/store.ts';
import { readVatChecks } from '#server/offers/tax-rows.ts';
import { Problem } from '#server/problem.ts';

/** So many are looked through and shown; who has more decides the first of them. */
const maxCases = 500;
const over = deskSides.indexOf('over');

/** What may raise a question or a hint, as far as the database can tell: the rules themselves say whether it does. */
const maybeOpen = or(
  sql`${offers.state} ->> 'offeredAsBusiness' = 'true' and (
    coalesce(${offers.state} #>> '{addresses,contractDetails,vatStatus}', '') not in ('regular', 'smallBusiness', 'marginScheme')
    or ${offers.state} #>> '{addresses,contractDetails,taxId}' is null
    or ${offers.state} #>> '{addresses,contractDetails,taxId}' ~ '^(?!DE)[A-Z]{2}'
    or ${offers.state} -> 'listedGoods' is not null or ${offers.state} -> 'reverseCharge' is not null)`,
  sql`${offers.state} ->> 'offeredAsBusiness' = 'false' and (${offers.summary} ->> 'units')::int >= 25`,
  sql`${offers.taxDesk} is not null`,
);

/** The sales about whose tax somebody has to decide: what keeps a paper back first, then by the promised day, then by the money. */
export async function readTaxCases(db: Queryable): Promise<TaxCaseRow[]> {
  const rows = await db
    .select({
      id: offers.id,
      inquiryId: offers.inquiryId,
      orderId: offers.orderId,
      seller: offers.sellerName,
      state: offerState,
      due: offers.deskDue,
    })
    .from(offers)
    .where(and(ne(offers.deskSide, over), inArray(offers.phase, [...sideRecordActions.decideTax.from]), maybeOpen))
    .orderBy(offers.deskDue, offers.deskLess, offers.id)
    .limit(maxCases);
  const cases = rows.flatMap(({ id, inquiryId, orderId, seller, state, due }) => {
    if (isTaxFrozen(state)) return [];
    const questions = openTaxQuestions(state).map((code) => taxQuestions[code].text);
    const open = [...questions, ...openTaxHints(state).map((code) => taxHintRecords[code].text)];
    if (open.length === 0) return [];
    const { title, amount } = summaryOf(state);
    const isDue = state.phase === 'payout' && due !== '9999-12-31' && questions.length > 0;
    return [
      {
        ...{ offerId: id, number: orderId ?? inquiryId ?? '', seller, title, open },
        isBlocking: questions.length > 0,
        ...(amount !== undefined && { amount: toEuros(amount) }),
        ...(isDue && { by: due }),
      },
    ];
  });
  return cases.toSorted((one, other) => Number(other.isBlocking) - Number(one.isBlocking));
}

/** Everything that somebody decides by about one sale; undefined where there is none. Throws before its seller has given its data. */
export async function readTaxCase(
  { db, catalogue: { catalogue }, vies }: Pick<Deps, 'db' | 'catalogue' | 'vies'>,
  offerId: string,
): Promise<TaxCase | undefined> {
  const hasVies = vies !== undefined;
  const found = await loadState(db, offerId);
  if (!found) return undefined;
  if (!found.state.addresses) throw new Problem(409, 'notAllowedInPhase');
  const state = withClasses(found.state, catalogue);
  const { contractAddress, contractDetails } = requireFact(state, 'addresses');
  const { vatStatus, taxId } = contractDetails;
  const events = await loadEvents(db, offerId);
  const promised = promisedIn(state, events, shopConfig.promises);
  const declaredAt = taxDeclaredAt(events);
  const open = new Set(openTaxQuestions(state));
  const [decisions, earlier] = await Promise.all([
    decisionsOf(db, eq(taxDecisions.offerId, offerId)),
    decisionsOf(db, and(eq(offers.holder, found.holder), ne(offers.id, offerId))),
  ]);
  const goods = listedWith(state.listedGoods ?? {}, taxDecisionOf(state)?.goods);
  const doubtful = new Set([...Object.keys(goods), ...Object.keys(taxDecisionOf(state)?.goods ?? {})]);
  const lines = (state.agreement ?? state.bid)?.lines ?? [];
  return {
    ...{ offerId, version: state.version, number: state.orderId ?? state.inquiryId ?? '' },
    seller: contractAddress.company ?? contractAddress.name,
    offeredAsBusiness: state.offeredAsBusiness,
    address: addressLines(contractAddress),
    ...(vatStatus !== undefined && { vatStatus }),
    ...(declaredAt !== undefined && { declaredAt }),
    ...(taxId !== undefined && { taxId }),
    ...(state.draft?.comments && { comments: state.draft.comments }),
    ...(promised?.what === 'tax' && { by: promised.by }),
    isFrozen: isTaxFrozen(state) || !sideRecordActions.decideTax.from.some((phase) => phase === state.phase),
    questions: taxQuestionsOf(state).map((code) => ({
      code,
      text: taxQuestions[code].text,
      because: taxQuestions[code].because,
      isOpen: open.has(code),
    })),
    hints: openTaxHints(state).map((code) => ({ code, text: taxHintRecords[code].text })),
    isCheckable: hasVies && state.offeredAsBusiness && contractDetails.taxIdType === 'vatId',
    now: effectOf(state),
    choices: taxChoicesOf(state).map((treatment) => ({ treatment, ...effectOf(decidedAs(state, { treatment })) })),
    overrides:
      Object.keys(goods).length === 0
        ? []
        : reverseChargeOverrides.map((reverseCharge) => ({
            reverseCharge,
            ...effectOf(decidedAs(state, { reverseCharge })),
          })),
    goods: state.offeredAsBusiness
      ? lines.flatMap(({ itemId, total }) => {
          const item = state.items.find(({ id }) => id === itemId);
          if (!item || !doubtful.has(itemId)) return [];
          const { title, quantity } = item;
          const before = earlier.flatMap(({ goods: said, ...one }) =>
            said.filter((other) => other.title === title).map((other) => `${one.number}: ${other.class}`),
          );
          return [
            { itemId, title, quantity, total: toEuros(total), class: goods[itemId] ?? ('none' as const), before },
          ];
        })
      : [],
    checks: (await readVatChecks(db, offerId)).map(({ vatId, result, at, requestId, failure }) => ({
      ...{ vatId, result, at: new Date(at).toISOString() },
      ...(requestId !== null && { requestId }),
      ...(failure !== null && { failure }),
    })),
    decisions: decisions.map(({ number: _same, ...one }) => one),
    earlier,
  };
}

/** What a price, a paper and its writer are by what is decided. */
function effectOf(state: OfferState): TaxEffect {
  const otherTax = otherTaxOf(state);
  const money = moneyOfOffer(state, shopConfig.vatPercent);
  const ownInvoice = ownInvoiceReasonOf(state);
  return {
    ...(otherTax !== undefined && { otherTax }),
    ...(money && { money: { net: toEuros(money.net), vat: toEuros(money.vat), gross: toEuros(money.gross) } }),
    paper: documentKindOf(state),
    ...(ownInvoice !== undefined && { ownInvoice }),
  };
}

function decidedAs(state: OfferState, said: Pick<TaxDecision, 'treatment' | 'reverseCharge'>): OfferState {
  const about = decidedAbout(requireFact(state, 'addresses').contractDetails);
  const decision = { ...taxDecisionOf(state), ...said, about, at: state.createdAt };
  return { ...state, taxDesk: { ...state.taxDesk, decision } };
}

/** A log from before the goods were judged with the bid, with what the catalogue knows of them today (decision 0595). */
function withClasses(state: OfferState, catalogue: KnownGoods): OfferState {
  const lines = (state.agreement ?? state.bid)?.lines;
  if (!state.offeredAsBusiness || !lines || state.listedGoods) return state;
  return { ...state, listedGoods: listedGoodsOf(lines, reverseChargeClassesOf(state.items, catalogue)) };
}

/** Decisions with who made them and why; the titles of the goods are those of their own sale. */
async function decisionsOf(db: Queryable, where: SQL | undefined): Promise<(TaxDecisionView & { number: string })[]> {
  const rows = await db
    .select({
      decision: taxDecisions.decision,
      reason: taxDecisions.reason,
      by: actorName(sql`''`),
      number: sql<string>`coalesce(${offers.orderId}, ${offers.inquiryId}, '')`,
      items: sql<OfferItem[]>`${offers.state} -> 'items'`,
    })
    .from(taxDecisions)
    .innerJoin(offers, eq(offers.id, taxDecisions.offerId))
    .leftJoin(staff, eq(staff.id, taxDecisions.by))
    .leftJoin(formerStaff, eq(formerStaff.id, taxDecisions.by))
    .where(where)
    .orderBy(desc(taxDecisions.at))
    .limit(50);
  return rows.map(({ decision, reason, by, number, items }) => {
    const { treatment, reverseCharge, goods = {}, seen = [], at } = decision;
    return {
      ...{ at, by, reason, number, seen: [...seen] },
      ...(treatment !== undefined && { treatment }),
      ...(reverseCharge !== undefined && { reverseCharge }),
      goods: Object.entries(goods).map(([id, said]) => ({
        title: items.find((item) => item.id === id)?.title ?? 'Gerät',
        class: said,
      })),
    };
  });
}
