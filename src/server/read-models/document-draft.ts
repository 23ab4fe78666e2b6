import type { DevicePrices, DocumentDraft } from '#contract/papers/document-draft.ts';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { letterOf } from '#documents/documents.ts';
import { judgeEInvoice } from '#domain/invoicing/e-invoice-duty.ts';
import type { InvoiceRule } from '#domain/invoicing/rules/rule.ts';
import type { DeviceSplit } from '#domain/offer/facts.ts';
import { fitsLines, sumOfDevices } from '#domain/offer/papers/device-split.ts';
import { documentHindrancesOf } from '#domain/offer/papers/document-hindrances.ts';
import type { DocumentSnapshot, PaymentSnapshot } from '#domain/offer/papers/document-snapshot.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { reverseChargeClassesOf } from '#domain/offer/tax/reverse-charge.ts';
import { documentKindOf } from '#domain/offer/tax/tax.ts';
import { toEuros } from '#domain/values/money.ts';
import type { Queryable } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { markedAsEInvoice } from '#server/documents/mark-e-invoice.ts';
import { paperToCome } from '#server/documents/paper-to-come.ts';
import { splitOf } from '#server/offers/from-prices.ts';
import { loadState } from '#server/offers/store.ts';
import { Problem } from '#server/problem.ts';
import { readUnits } from '#server/units/unit-rows.ts';

interface Draft {
  readonly view?: DocumentDraft;
  /** Everything that would be printed; absent while something stands against it. */
  readonly snapshot?: DocumentSnapshot;
}

/**
 * The paper as it would be issued at this instant with these prices of its devices, by the same command; nothing of it where no paper is
 * due. Throws without a sale, and where the prices miss their lines.
 */
export async function readDocumentDraft(
  db: Queryable,
  { catalogue, clock, provider }: Pick<Deps, 'catalogue' | 'clock' | 'provider'>,
  offerId: string,
  prices: DevicePrices = [],
): Promise<Draft> {
  const found = await loadState(db, offerId);
  if (!found) throw new Problem(404, 'notFound');
  if (found.state.phase !== 'payout' || found.state.document) return {};
  const { state, ownName } = found;
  const devices = splitOf({ state, units: await readUnits(db, offerId) }, prices);
  if (prices.length > 0 && !fitsLines(devices, state)) throw new Problem(409, 'splitInvalid');
  const classes = reverseChargeClassesOf(state.items, catalogue.catalogue);
  const wanted = { number: 'Entwurf', classes, provider: provider(), devices, ownName };
  const paper = paperToCome(state, wanted, clock.now().toISOString());
  const hindrances = documentHindrancesOf(state);
  const lines = linesOf(state, devices);
  const view = { kind: documentKindOf(state), hindrances, ...(paper ? judged(paper) : { broken: [] }), lines };
  if (!paper || view.broken.length > 0) return { view };
  const snapshot = markedAsEInvoice(paper);
  return { view: { ...view, paper: paperOf(snapshot) }, snapshot };
}

/** In German what an e-invoice would have wrong or missing: where it is a duty it stops the paper (INV-20), elsewhere it is told before the number is taken (INV-30). */
function judged(paper: PaymentSnapshot): Pick<DocumentDraft, 'broken' | 'eInvoice'> {
  if (paper.kind !== 'selfBilledInvoice') return { broken: [] };
  const verdict = judgeEInvoice(paper, shopConfig.eInvoice);
  const said = (rules: readonly InvoiceRule[]) => rules.map(({ says }) => says);
  if (verdict.kind === 'notSound') return { broken: said(verdict.broken) };
  const isOne = verdict.kind === 'eInvoice';
  return { broken: [], eInvoice: { isOne, lacks: said(isOne ? verdict.xrechnungLacks : verdict.lacks) } };
}

function linesOf({ items }: OfferState, devices: readonly DeviceSplit[]): DocumentDraft['lines'] {
  const titles = new Map(items.map(({ id, title }) => [id, title]));
  return devices.map((line) => ({
    itemId: line.itemId,
    title: titles.get(line.itemId) ?? '',
    total: toEuros(sumOfDevices(line)),
    devices: line.devices.map((device) => ({ ...device, price: toEuros(device.price) })),
  }));
}

function paperOf(snapshot: DocumentSnapshot): NonNullable<DocumentDraft['paper']> {
  const { addressee, blocks } = letterOf(snapshot);
  const sums = blocks.flatMap((block) => (block.type === 'table' ? (block.sums ?? []) : []));
  return {
    addressee: [...addressee],
    sums: sums.map(({ name, amount }) => ({ name, amount })),
    notes: blocks.flatMap((block) => (block.type === 'amount' ? block.notes : [])),
  };
}
