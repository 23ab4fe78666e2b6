import { numberText } from '#domain/values/number-text.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { type CockpitChoice, listAddress, rowsOnPage } from './list-address.ts';

interface ListPagerProps {
  readonly choice: CockpitChoice;
  /** How many rows the choice has on all pages. */
  readonly total: number;
}

/** Which rows these are, and the way to the others; a short list has no pages. */
export function ListPager({ choice, total }: ListPagerProps) {
  const { page } = choice;
  if (total <= rowsOnPage) return null;
  const first = (page - 1) * rowsOnPage + 1;
  const end = Math.min(total, page * rowsOnPage);
  return (
    <nav
      aria-label="Seiten der Liste"
      className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 print:hidden"
    >
      <p>{first <= total && `Verkäufe ${numberText(first)} bis ${numberText(end)} von ${numberText(total)}`}</p>
      <p className="flex flex-wrap gap-3">
        {page > 1 && (
          <PageLink href={listAddress({ ...choice, page: page - 1 })} button="secondary">
            Vorige Seite
          </PageLink>
        )}
        {end < total && (
          <PageLink href={listAddress({ ...choice, page: page + 1 })} button="secondary">
            Nächste Seite
          </PageLink>
        )}
      </p>
    </nav>
  );
}
