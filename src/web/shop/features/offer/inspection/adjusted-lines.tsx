import type { OfferView } from '#contract/offer-view.ts';
import { euros } from '../euros.ts';
import { FileLinks } from '../file-links.tsx';

type Adjustment = NonNullable<OfferView['adjustment']>;

interface AdjustedLinesProps {
  readonly view: OfferView;
  readonly adjustment: Adjustment;
}

/** Line by line: agreed, arrived, which deduction of the sheet, by which evidence. */
export function AdjustedLines({ view, adjustment }: AdjustedLinesProps) {
  return (
    <ul className="mt-7 border-t border-ink">
      {adjustment.lines.map((line) => (
        <li key={line.itemId} className="border-b border-line py-4">
          <Line line={line} view={view} />
        </li>
      ))}
    </ul>
  );
}

function Line({ line, view }: { readonly line: Adjustment['lines'][number]; readonly view: OfferView }) {
  const { itemId, quantity, received, agreed, total, deductions, missingEvidence } = line;
  const item = view.items.find(({ id }) => id === itemId);
  const found = view.testing?.results.find((result) => result.itemId === itemId);
  const missing = quantity - received;
  return (
    <>
      <div className="flex justify-between gap-x-6">
        <p className="min-w-0 font-emphasis">{item?.title ?? 'Gerät'}</p>
        <p className="shrink-0 text-right font-emphasis">
          {total === agreed ? (
            euros(total)
          ) : (
            <>
              <s className="block font-normal text-muted sm:mr-3 sm:inline">{euros(agreed)}</s>
              {euros(total)}
            </>
          )}
        </p>
      </div>
      {item && item.description !== '' && <p className="text-sm text-muted">Angegeben: {item.description}</p>}
      <p className="text-sm text-muted">
        {received === quantity ? `Alle ${quantity} angekommen` : `${received} von ${quantity} angekommen`}
        {total === agreed && ', keine Abzüge'}
      </p>
      {found?.note && <p className="text-sm text-muted">Festgestellt: {found.note}</p>}
      {missing > 0 && (
        <div className="mt-3">
          <p>
            {missing} × nicht angekommen: {missing === 1 ? 'wird' : 'werden'} nicht bezahlt
          </p>
          <FileLinks title="Nachweis" files={missingEvidence} />
        </div>
      )}
      {deductions.map(({ name, units, amount, evidence }) => (
        <div key={name} className="mt-3">
          <div className="flex justify-between gap-x-6">
            <p className="min-w-0">
              {units} × {name}
            </p>
            <p className="shrink-0">− {euros(Math.round(units * amount * 100) / 100)}</p>
          </div>
          <FileLinks title="Nachweis" files={evidence} />
        </div>
      ))}
    </>
  );
}
