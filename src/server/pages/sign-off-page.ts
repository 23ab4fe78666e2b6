import type { SignOffPageData, SignOffPrice } from '#contract/sale/sign-off-page.ts';
import type { WholeOfferView } from '#contract/sale/whole-offer-view.ts';
import { pageTable } from '#contract/site/page-table.ts';
import { isPriceUndecided, lastDayOfSignOff, signOffStanding } from '#domain/offer/papers/sign-off.ts';
import { titleOf } from '#domain/offer/summary.ts';
import { addDays, dayOf, isOver } from '#domain/values/day.ts';
import type { Deps } from '#server/deps.ts';
import { offerViewer } from '#server/read-models/read-offer-view.ts';
import { answeredOf } from '#server/sign-offs/present-sign-off.ts';
import { findSignOff } from '#server/sign-offs/sign-off-link.ts';
import type { PageLoaders } from './page-loader.ts';

const { path } = pageTable.signOff;

/** How many days a link tells what became of it, as long as those of mails do (docs/decisions/0195). */
const shownDays = 60;

/** Where the link of a sign-off leads: the bid while its seller has not decided, and what was answered. */
export function signOffPages(deps: Pick<Deps, 'db' | 'clock' | 'env' | 'catalogue'>): Pick<PageLoaders, typeof path> {
  const read = signOffPageReader(deps);
  return { [path]: { uncacheable: true, load: async ({ token = '' }) => read(token) } };
}

function signOffPageReader(deps: Pick<Deps, 'db' | 'clock' | 'env' | 'catalogue'>) {
  const view = offerViewer(deps, () => '');
  return async (token: string): Promise<SignOffPageData> => {
    const found = await findSignOff(deps, token);
    const now = deps.clock.now().toISOString();
    if (!found || isOver(addDays(dayOf(found.signOff.askedAt), shownDays), now)) return { found: false };
    const { offerId, state, signOff } = found;
    const standing = signOffStanding(signOff, state, now);
    const answered = answeredOf(signOff);
    const isShown = standing === 'open' || (answered !== undefined && isPriceUndecided(signOff, state, now));
    const isLate = isOver(lastDayOfSignOff(signOff), now);
    const row = {
      state,
      facts: {},
      events: [],
      messages: null,
      obstacles: null,
      ownName: null,
      fates: null,
      ownAgreement: null,
      invoiceCheck: null,
      missingAnswers: null,
      payments: null,
      givenPayee: null,
    };
    const price = isShown && !isLate ? priceOf(await view(offerId, row, now)) : undefined;
    const { inquiryId, orderId } = state;
    return {
      found: true,
      ...(inquiryId !== undefined && { inquiryId }),
      ...(orderId !== undefined && { orderId }),
      goods: titleOf(state),
      askedBy: signOff.askedBy,
      name: signOff.name,
      askedAt: signOff.askedAt,
      lastDay: lastDayOfSignOff(signOff),
      standing,
      ...(answered && { answered }),
      ...(price && { price }),
    };
  };
}

/** Nothing of the seller's own words, files and addresses goes along. */
function priceOf(view: WholeOfferView): SignOffPrice {
  const { phase, bid, basis, otherTax, listedGoods, items, adjustment, agreement, testing } = view;
  const vatStatus = view.contractDetails?.vatStatus;
  return {
    phase,
    basis,
    items: items.map(itemOf),
    ...(bid && {
      bid: { ...bid, lines: bid.lines.map((line) => ({ ...line, deductions: line.deductions.map(unsaid) })) },
    }),
    ...(otherTax !== undefined && { otherTax }),
    ...(listedGoods && { listedGoods }),
    ...(vatStatus !== undefined && { contractDetails: { vatStatus } }),
    ...(adjustment && { adjustment: withoutFiles(adjustment) }),
    ...(agreement && { agreedMinimum: agreement.minimum }),
    ...(testing && { testing }),
  };
}

function itemOf({ id, entryId, title, description, quantity, serialNumbers, inventoryNumbers, site }: Item): Item {
  return {
    ...{ id, title, description, quantity },
    ...(entryId !== undefined && { entryId }),
    ...(serialNumbers && { serialNumbers }),
    ...(inventoryNumbers && { inventoryNumbers }),
    ...(site !== undefined && { site }),
  };
}

type Item = SignOffPrice['items'][number];
type Adjustment = NonNullable<WholeOfferView['adjustment']>;

const unsaid = ({ name, amount }: { name: string; amount: number }) => ({ name, amount });

/** Files open for their owner alone. */
function withoutFiles(adjustment: Adjustment): Adjustment {
  return {
    ...adjustment,
    lines: adjustment.lines.map((line) => ({
      ...line,
      missingEvidence: [],
      deductions: line.deductions.map(({ found, ...deduction }) => ({
        ...deduction,
        evidence: [],
        ...(found && { found: found.map((one) => ({ ...one, photos: [] })) }),
      })),
    })),
  };
}
