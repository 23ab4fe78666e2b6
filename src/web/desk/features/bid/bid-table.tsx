import { type ReactNode, useState } from 'react';
import { amountText } from '#domain/values/money.ts';
import { counted, numberText } from '#domain/values/number-text.ts';
import { Button } from '#web/ui/button.tsx';
import { BidRow, type RowActions } from './bid-row.tsx';
import type { BidSheetRow } from './use-bid-sheet-rows.ts';

interface BidTableProps {
  readonly rows: readonly BidSheetRow[];
  /** Rows that are folded into the last one. */
  readonly folded: readonly BidSheetRow[];
  readonly onUnfold: () => void;
  readonly active: string | undefined;
  readonly selected: ReadonlySet<string>;
  readonly disabled: boolean;
  readonly actions: RowActions;
}

/** A list of thousands is drawn piece by piece: nobody looks at all of it at once, and the first keys need not wait for it. */
const piece = 250;

/** One row a group: what is open first. */
export function BidTable({ rows, folded, onUnfold, active, selected, disabled, actions }: BidTableProps) {
  const [shown, setShown] = useState(piece);
  const at = rows.findIndex(({ view }) => view.key === active);
  const reach = Math.max(shown, at + piece);
  const left = rows.length - reach;
  return (
    <table data-keys="sheet" className="w-full border-collapse bg-sheet text-left">
      <caption className="sr-only">Preisblatt: eine Zeile je Gruppe gleicher Geräte, offene zuerst</caption>
      <thead>
        <tr className="border-b border-ink text-sm">
          <Head right>Menge</Head>
          <Head>Gerät</Head>
          <Head right>je Gerät, €</Head>
          <Head wideOnly>Spanne, €</Head>
          <Head>Woher</Head>
          <Head right>Summe, €</Head>
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, reach).map(({ view, price }) => (
          <BidRow
            key={view.key}
            group={view}
            cents={price.cents}
            origin={price.origin}
            isActive={view.key === active}
            isSelected={selected.has(view.key)}
            disabled={disabled}
            actions={actions}
          />
        ))}
        {left > 0 && (
          <tr>
            <td colSpan={6} className="p-2">
              <Button kind="quiet" onClick={() => setShown(reach + piece)}>
                {counted(left, 'weitere Zeile', 'weitere Zeilen')} zeigen
              </Button>
            </td>
          </tr>
        )}
        {folded.length > 0 && <FoldedRow rows={folded} onUnfold={onUnfold} />}
      </tbody>
    </table>
  );
}

function Head({ children, right, wideOnly }: { children: ReactNode; right?: boolean; wideOnly?: boolean }) {
  return (
    <th
      scope="col"
      className={`py-2.5 pr-3 font-emphasis first:pl-2 ${right ? 'text-right' : ''} ${wideOnly ? 'max-xl:hidden' : ''}`}
    >
      {children}
    </th>
  );
}

function FoldedRow({ rows, onUnfold }: { rows: readonly BidSheetRow[]; onUnfold: () => void }) {
  const units = rows.reduce((sum, { view }) => sum + view.quantity, 0);
  const total = rows.reduce((sum, { view, price }) => sum + view.quantity * (price.cents ?? 0), 0);
  return (
    <tr className="border-b border-line">
      <td className="py-2 pr-3 pl-2 text-right">{numberText(units)}</td>
      <td className="py-1 pr-3" colSpan={3}>
        <button type="button" className="text-link min-h-9 text-left font-emphasis" onClick={onUnfold}>
          {rows.length === 1 ? '1 weitere Gruppe' : `${numberText(rows.length)} weitere Gruppen`}, alle aus dem
          Preisbuch
        </button>
      </td>
      <td className="max-xl:hidden" />
      <td className="py-2 pr-3 text-right font-emphasis whitespace-nowrap">{amountText(total)}</td>
    </tr>
  );
}
