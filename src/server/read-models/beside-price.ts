import type { OfferView } from '#contract/sale/offer-view.ts';
import { type FirmRight, mayForFirm } from '#domain/firm/firm-rights.ts';
import { approvalsOf, needsSecondPerson } from '#domain/firm/second-person.ts';
import { type SignOff, undecidedPrice } from '#domain/offer/papers/sign-off.ts';
import type { OfferState } from '#domain/offer/state.ts';
import type { Instant } from '#domain/values/day.ts';
import { toEuros } from '#domain/values/money.ts';
import { presentSignOff } from '#server/sign-offs/present-sign-off.ts';

interface Row {
  readonly state: OfferState;
  readonly signOffs: SignOff[] | null;
  /** Of the reader's firm, in cents. */
  readonly secondPersonFrom: number | null;
  /** How many of that firm may decide. */
  readonly deciders: number;
}

interface Reader {
  readonly now: Instant;
  /** Signs links to copy. */
  readonly secret: string;
  /** Address of whoever reads. */
  readonly reader: string;
  /** Of theirs in their firm; none of whoever sells alone. */
  readonly rights: readonly FirmRight[] | undefined;
}

/** What stands beside a price for its seller's own people: who was asked for a word on it, and whether a second person is missing. */
export function besidePrice(
  row: Row,
  { now, secret, reader, rights }: Reader,
): Pick<OfferView, 'signOffs' | 'secondPerson' | 'isColleague'> {
  const { state, signOffs, secondPersonFrom, deciders } = row;
  const all = signOffs ?? [];
  const mayCopy = mayForFirm(rights, 'decide');
  const price = undecidedPrice(state);
  const approvals = approvalsOf(all, state.priceVersion);
  return {
    signOffs: all.map((one) => presentSignOff(one, { state, now, secret, mayCopy, reader })),
    ...(rights?.includes('decide') && deciders > 1 && { isColleague: true as const }),
    ...(secondPersonFrom !== null &&
      price !== undefined && {
        secondPerson: {
          from: toEuros(secondPersonFrom),
          isMissing: needsSecondPerson(price, secondPersonFrom, approvals, reader),
        },
      }),
  };
}
