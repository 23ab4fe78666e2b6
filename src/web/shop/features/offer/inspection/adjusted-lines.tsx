import type { ReactNode } from 'react';
import { testVerdictWords } from '#contract/papers/document-words.ts';
import type { OfferView } from '#contract/sale/offer-view.ts';
import { isLongSheet } from '#domain/offer/price/by-model.ts';
import { ItemNumbers } from '#web/ui/item-numbers.tsx';
import { euros } from '../euros.ts';
import { LinePhotos } from '../line-photos.tsx';
import { type NumberedPhotos, photosByItem } from '../photos-by-item.ts';
import { arrivedText, type InspectedView, type ShownAdjustedLine } from './adjusted-line.ts';
import { AdjustedSheet } from './adjusted-sheet.tsx';
import { LineChanges } from './line-changes.tsx';

interface AdjustedLinesProps {
  /** What stands below a changed line, such as what is asked about it. */
  readonly below?: (itemId: string) => ReactNode;
  /** Whether devices of a line go back, changed or not. */
  readonly takeBack?: ((line: ShownAdjustedLine) => ReactNode) | undefined;
  readonly view: InspectedView;
  readonly lines: readonly ShownAdjustedLine[];
}

/** Line by line: what was declared, what was found, which entry of the sheet applies, by which evidence. */
export function AdjustedLines(props: AdjustedLinesProps) {
  return isLongSheet(props.lines.length) ? <AdjustedSheet {...props} /> : <FewAdjustedLines {...props} />;
}

function FewAdjustedLines({ view, lines, below, takeBack }: AdjustedLinesProps) {
  const changed = lines.filter(({ total, agreed }) => total !== agreed);
  const asAgreed = lines.filter(({ total, agreed }) => total === agreed);
  const photos = photosByItem(view.items);
  return (
    <>
      <ul className="mt-7 border-t border-ink">
        {changed.map((line) => (
          <li key={line.itemId} className="border-b border-line py-4">
            <ChangedLine line={line} view={view} photos={photos.get(line.itemId)} />
            {takeBack?.(line)}
            {below?.(line.itemId)}
          </li>
        ))}
      </ul>
      {asAgreed.length > 0 && <LinesAsAgreed view={view} lines={asAgreed} takeBack={takeBack} />}
    </>
  );
}

function LinesAsAgreed({ view, lines, takeBack }: AdjustedLinesProps) {
  const photos = photosByItem(view.items);
  return (
    <details className="border-b border-line">
      <summary className="min-h-11 py-2.5 font-emphasis">
        {lines.length === 1 ? '1 Position wie vereinbart' : `${lines.length} Positionen wie vereinbart`}
      </summary>
      <ul className="pb-3">
        {lines.map((line) => (
          <li key={line.itemId} className="border-t border-line py-2">
            <div className="flex justify-between gap-x-6">
              <div className="min-w-0 wrap-anywhere">
                {line.quantity} × {itemOf(view, line.itemId)?.title ?? 'Gerät'}
                <LinePhotos photos={photos.get(line.itemId)} />
              </div>
              <span className="shrink-0">{euros(line.total)}</span>
            </div>
            {takeBack?.(line)}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface ChangedLineProps {
  readonly line: ShownAdjustedLine;
  readonly view: InspectedView;
  readonly photos: NumberedPhotos | undefined;
}

function ChangedLine({ line, view, photos }: ChangedLineProps) {
  const { itemId, quantity, received, agreed, total } = line;
  const item = itemOf(view, itemId);
  const found = view.testing?.results.find((result) => result.itemId === itemId);
  return (
    <>
      <h3 className="wrap-anywhere text-base font-emphasis tracking-normal">{item?.title ?? 'Gerät'}</h3>
      <dl className="mt-2 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[7rem_minmax(0,1fr)]">
        <dt className="text-muted">Angegeben</dt>
        <dd className="wrap-anywhere max-sm:mb-1.5">
          {[`${quantity} Stück`, item?.description].filter(Boolean).join(', ')}
          <ItemNumbers {...item} />
          <LinePhotos photos={photos} />
        </dd>
        <dt className="text-muted">Festgestellt</dt>
        <dd className="wrap-anywhere">
          {arrivedText(received, quantity)}
          {found && `, Prüfung: ${testVerdictWords[found.result]}`}
          {found?.note && <span className="block">{found.note}</span>}
        </dd>
      </dl>
      <LineChanges line={line} />
      <p className="mt-3 flex justify-between gap-x-6 border-t border-line pt-2">
        <span className="wrap-anywhere">
          {view.adjustment?.answer === 'declined' ? (
            `Vereinbart ${euros(agreed)}, angepasst wären es`
          ) : (
            <>
              Vereinbart <s className="text-muted">{euros(agreed)}</s>, jetzt
            </>
          )}
        </span>
        <span className="shrink-0 font-emphasis whitespace-nowrap">{euros(total)}</span>
      </p>
    </>
  );
}

function itemOf(view: InspectedView, itemId: string): OfferView['items'][number] | undefined {
  return view.items.find(({ id }) => id === itemId);
}
