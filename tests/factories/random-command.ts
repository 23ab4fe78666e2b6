import type { Command, CommandType } from '#domain/offer/commands/commands.ts';
import type { ShippingMethod } from '#domain/offer/parties/addresses.ts';
import type { Deduction } from '#domain/offer/price/sheet.ts';
import { sheetTotal } from '#domain/offer/price/sheet.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { addDays, dayOf } from '#domain/values/day.ts';
import { commandFor } from './offer-command.ts';
import { draftOf, siteNames, withOtherIban } from './offer-values.ts';

/** Picks a whole number below the bound; property tests feed it from fast-check, so that failures shrink. */
export type Roll = (bound: number) => number;

const methods: ShippingMethod[] = ['shipment', 'pickup', 'delivery'];
const reasons = ['ohne Netzteil', 'ohne Einbauschienen', 'Display defekt'];

/** A command as somebody might send it: mostly sensible, sometimes wrong in one of the ways the rules speak of. */
export function randomCommand(type: CommandType, state: OfferState | undefined, now: string, roll: Roll): Command {
  const kind = { shippingMethod: methods[roll(3)] ?? 'shipment', offeredAsBusiness: roll(2) === 0 };
  const usual = commandFor(type, state, now, kind);
  if ('inquiryId' in usual && usual.type !== 'submitOffer' && roll(30) === 0)
    return { ...usual, inquiryId: 'A-2000-000000' };

  switch (usual.type) {
    case 'submitOffer': {
      const quantities = Array.from({ length: 1 + roll(4) }, () => 1 + roll(12));
      const items = quantities.map((quantity, index) => ({
        id: `item-${index + 1}`,
        freetext: 'IT',
        title: 'IT',
        quantity,
      }));
      const bySite = roll(3) === 0;
      const placed = bySite ? items.map((item) => ({ ...item, site: siteNames[roll(4)] ?? 'Ulm' })) : items;
      const draft = draftOf({ offeredAsBusiness: kind.offeredAsBusiness, items: placed });
      return { ...usual, draft: bySite ? { ...draft, bySite } : draft };
    }
    case 'submitBid': {
      const lines = usual.lines.map(({ itemId }) => randomLine(itemId, roll));
      const fixedItemIds = lines.flatMap(({ itemId }) => (roll(6) === 0 ? itemId : []));
      const choice = roll(2) === 0 ? {} : { linesOptional: true, fixedItemIds };
      return { ...usual, ...choice, lines, validUntil: addDays(dayOf(now), roll(22) - 1) };
    }
    case 'acceptAdjustedBid': {
      const returns = (state?.adjustment?.lines ?? [])
        .filter(() => roll(2) === 0)
        .map(({ itemId, received }) => ({ itemId, units: roll(3) === 0 ? 1 + roll(received + 1) : received }));
      return roll(3) === 0 ? usual : { ...usual, returns };
    }
    case 'acceptBid':
    case 'declineBid':
    case 'declineAdjustedBid':
      return roll(2) === 0 ? usual : { ...usual, seen: Math.max(1, (state?.version ?? 1) - roll(3)) };
    case 'submitCounterbid': {
      const bid = state?.bid?.total ?? 100;
      const lines = (state?.bid?.lines ?? []).filter(() => roll(2) === 0);
      const itemIds = lines.map(({ itemId }) => itemId);
      if (roll(2) === 0) return { ...usual, itemIds, counterbid: sheetTotal(lines) + (roll(2) === 0 ? 0 : roll(bid)) };
      return { ...usual, counterbid: roll(4) === 0 ? roll(bid * 12) : bid + 1 + roll(bid) };
    }
    case 'submitAddresses': {
      const addresses = roll(2) === 0 ? usual.addresses : withOtherIban(usual.addresses);
      return { ...usual, addresses, reauthenticated: roll(3) > 0 };
    }
    case 'confirmScopeOfSupply': {
      const lines = (state?.agreement?.lines ?? []).map(({ itemId, quantity }) => ({
        itemId,
        received: roll(3) > 0 ? quantity : roll(quantity + 2),
      }));
      return { ...usual, lines, foreign: roll(3) === 0 ? [{ description: 'Maus', units: 1 + roll(3) }] : [] };
    }
    case 'adjustBid': {
      const lines = (state?.agreement?.lines ?? []).map((line) => ({
        itemId: line.itemId,
        missingEvidence: roll(8) === 0 ? [] : ['foto-paket'],
        deductions: randomDeductions(line.deductions, line.quantity, roll),
      }));
      const fixedItemIds = lines.flatMap(({ itemId }) => (roll(6) === 0 ? itemId : []));
      const choice = roll(3) === 0 ? {} : { returnsOptional: true, fixedItemIds };
      return { ...usual, ...choice, lines, answerUntil: addDays(dayOf(now), 5 + roll(12)) };
    }
    default:
      return usual;
  }
}

/** Prices with odd cents, so that nothing divides evenly. */
function randomLine(itemId: string, roll: Roll): { itemId: string; unitPrice: number; deductions: Deduction[] } {
  const unitPrice = roll(6) === 0 ? 0 : 1 + roll(99_999);
  const deductions = reasons
    .slice(0, roll(3))
    .map((name) => ({ name, amount: Math.max(1, roll(Math.max(1, unitPrice))) }));
  return { itemId, unitPrice, deductions: roll(4) === 0 ? deductions : fitting(deductions, unitPrice) };
}

function fitting(deductions: Deduction[], unitPrice: number): Deduction[] {
  const share = Math.floor(unitPrice / Math.max(1, deductions.length));
  return deductions
    .map(({ name, amount }) => ({ name, amount: Math.min(amount, share) }))
    .filter(({ amount }) => amount > 0);
}

function randomDeductions(onSheet: readonly Deduction[], quantity: number, roll: Roll) {
  const named = roll(12) === 0 ? [...onSheet, { name: 'Kratzer', amount: 1 }] : onSheet;
  return named
    .filter(() => roll(2) === 0)
    .map(({ name }) => ({ name, units: 1 + roll(quantity), evidence: roll(10) === 0 ? [] : ['foto'] }));
}
