import { type ReactNode, useRef } from 'react';
import { testVerdictWords } from '#contract/document-words.ts';
import type { OfferView } from '#contract/offer-view.ts';
import { fromEuros, toEuros } from '#domain/values/money.ts';
import { ItemNumbers } from '#web/ui/item-numbers.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { usePages } from '#web/ui/use-pages.ts';
import { euros } from '../euros.ts';
import { LinePhotos } from '../line-photos.tsx';
import { type NumberedPhotos, photosByItem } from '../photos-by-item.ts';
import { Evidence } from './evidence.tsx';

type AdjustedLine = NonNullable<OfferView['adjustment']>['lines'][number];

interface AdjustedLinesProps {
  /** What stands below a changed line, such as what is asked about it. */
  readonly below?: (itemId: string) => ReactNode;
  readonly view: OfferView;
  readonly lines: readonly AdjustedLine[];
}

/** Line by line: what was declared, what was found, which entry of the sheet applies, by which evidence. */
export function AdjustedLines({ view, lines, below }: AdjustedLinesProps) {
  const list = useRef<HTMLUListElement>(null);
  const changed = lines.filter(({ total, agreed }) => total !== agreed);
  const asAgreed = lines.filter(({ total, agreed }) => total === agreed);
  const pages = usePages(changed.length);
  const photos = photosByItem(view.items);
  return (
    <>
      <ul ref={list} tabIndex={-1} className="mt-7 scroll-mt-28 border-t border-ink outline-none">
        {changed.slice(pages.first, pages.end).map((line) => (
          <li key={line.itemId} className="border-b border-line py-4">
            <ChangedLine line={line} view={view} photos={photos.get(line.itemId)} />
            {below?.(line.itemId)}
          </li>
        ))}
      </ul>
      <Pager pages={pages} rows="Posten" list={list} />
      {asAgreed.length > 0 && <LinesAsAgreed view={view} lines={asAgreed} />}
    </>
  );
}

function LinesAsAgreed({ view, lines }: AdjustedLinesProps) {
  const photos = photosByItem(view.items);
  const list = useRef<HTMLUListElement>(null);
  const pages = usePages(lines.length);
  return (
    <details className="border-b border-line">
      <summary className="min-h-11 py-2.5 font-emphasis">
        {lines.length === 1 ? '1 Posten wie vereinbart' : `${lines.length} Posten wie vereinbart`}
      </summary>
      <ul ref={list} tabIndex={-1} className="scroll-mt-28 pb-3 outline-none">
        {lines.slice(pages.first, pages.end).map(({ itemId, quantity, total }) => (
          <li key={itemId} className="flex justify-between gap-x-6 border-t border-line py-2">
            <div className="min-w-0 wrap-anywhere">
              {quantity} × {itemOf(view, itemId)?.title ?? 'Gerät'}
              <LinePhotos photos={photos.get(itemId)} />
            </div>
            <span className="shrink-0">{euros(total)}</span>
          </li>
        ))}
      </ul>
      <Pager pages={pages} rows="Posten" list={list} />
    </details>
  );
}

interface ChangedLineProps {
  readonly line: AdjustedLine;
  readonly view: OfferView;
  readonly photos: NumberedPhotos | undefined;
}

function ChangedLine({ line, view, photos }: ChangedLineProps) {
  const { itemId, quantity, received, agreed, total, deductions, missingEvidence } = line;
  const item = itemOf(view, itemId);
  const found = view.testing?.results.find((result) => result.itemId === itemId);
  const missing = quantity - received;
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
      <ul className="mt-3 grid gap-4">
        {missing > 0 && (
          <li>
            <Change
              text={`${missing} × nicht angekommen: ${missing === 1 ? 'wird' : 'werden'} nicht bezahlt`}
              amount={worthOfMissing(line)}
            />
            <Evidence of="nicht angekommen" files={missingEvidence} />
          </li>
        )}
        {deductions.map(({ name, units, amount, evidence }) => (
          <li key={name}>
            <Change text={`${units} × ${name}`} amount={toEuros(units * fromEuros(amount))} />
            <p className="text-sm text-muted">Abzug aus Ihrem Preisblatt: {euros(amount)} je Gerät</p>
            <Evidence of={name} files={evidence} />
          </li>
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap justify-between gap-x-6 border-t border-line pt-2">
        <span>
          {view.adjustment?.answer === 'declined' ? (
            `Vereinbart ${euros(agreed)}, angepasst wären es`
          ) : (
            <>
              Vereinbart <s className="text-muted">{euros(agreed)}</s>, jetzt
            </>
          )}
        </span>
        <span className="font-emphasis">{euros(total)}</span>
      </p>
    </>
  );
}

function arrivedText(received: number, quantity: number): string {
  if (received < quantity) return `${received} von ${quantity} angekommen`;
  return quantity === 1 ? 'angekommen' : `alle ${quantity} angekommen`;
}

function Change({ text, amount }: { readonly text: string; readonly amount: number }) {
  return (
    <p className="flex justify-between gap-x-6 font-emphasis">
      <span className="min-w-0 wrap-anywhere">{text}</span>
      <span className="shrink-0">− {euros(amount)}</span>
    </p>
  );
}

function itemOf(view: OfferView, itemId: string): OfferView['items'][number] | undefined {
  return view.items.find(({ id }) => id === itemId);
}

/** What of the agreed amount belongs to units that did not arrive: the rest besides the deductions. */
function worthOfMissing({ agreed, total, deductions }: AdjustedLine): number {
  const deducted = deductions.reduce((sum, { units, amount }) => sum + units * fromEuros(amount), 0);
  return toEuros(fromEuros(agreed) - fromEuros(total) - deducted);
}
