import { type ReactNode, useMemo } from 'react';
import { testVerdictWords } from '#contract/papers/document-words.ts';
import type { OfferView } from '#contract/sale/offer-view.ts';
import { type Cents, formatMoney, fromEuros } from '#domain/values/money.ts';
import { counted, numberText } from '#domain/values/number-text.ts';
import { LongSheet } from '../sheet/long-sheet.tsx';
import { type SheetColumn, sumOfRows } from '../sheet/sheet-column.ts';
import { countUnits } from '../sheet/sheet-models.ts';
import type { GoodsRow } from '../sheet/sheet-row.ts';
import { nameless, rowsById } from '../sheet/sheet-rows.ts';
import type { InspectedView, ShownAdjustedLine } from './adjusted-line.ts';
import { LineChanges } from './line-changes.tsx';

interface AdjustedRow extends GoodsRow {
  readonly line: ShownAdjustedLine;
  readonly agreed: Cents;
  readonly total: Cents;
}

interface AdjustedSheetProps {
  readonly view: InspectedView;
  readonly lines: readonly ShownAdjustedLine[];
  /** What stands below a changed line. */
  readonly below?: (itemId: string) => ReactNode;
  /** Whether devices of a line go back, changed or not. */
  readonly takeBack?: ((line: ShownAdjustedLine) => ReactNode) | undefined;
}

const columns: readonly SheetColumn<AdjustedRow>[] = [
  { head: 'angekommen', of: arrived, below: (units) => `${units} angekommen` },
  {
    head: 'vereinbart',
    of: (rows) => formatMoney(sumOfRows(rows, ({ agreed }) => agreed)),
    below: (sum) => `vereinbart ${sum}`,
  },
  { head: 'jetzt', of: (rows) => formatMoney(sumOfRows(rows, ({ total }) => total)) },
];

/** Many lines after the inspection, those that changed first. */
export function AdjustedSheet({ view, lines, below, takeBack }: AdjustedSheetProps) {
  const rows = useMemo(() => adjustedRows(lines, view.items), [lines, view.items]);
  const results = useMemo(
    () => new Map(view.testing?.results.map((result) => [result.itemId, result])),
    [view.testing],
  );
  return (
    <LongSheet
      rows={rows}
      label="Geräte nach der Prüfung"
      columns={columns}
      onlyLowered="nur mit Abzügen"
      remark={changedText}
      notes={{
        of: ({ key, line, lowered }) => {
          if (!lowered) return takeBack?.(line);
          const found = results.get(key);
          return (
            <>
              {found && (
                <p className="text-muted">
                  Prüfung: {[testVerdictWords[found.result], found.note].filter(Boolean).join(', ')}
                </p>
              )}
              <LineChanges line={line} />
              {takeBack?.(line)}
              {below?.(key)}
            </>
          );
        },
      }}
    />
  );
}

function adjustedRows(lines: readonly ShownAdjustedLine[], items: OfferView['items']): AdjustedRow[] {
  const named = rowsById(items);
  const rows = lines.map((line) => {
    const { itemId, quantity, agreed, total } = line;
    return {
      ...(named.get(itemId) ?? nameless(itemId)),
      line,
      quantity,
      agreed: fromEuros(agreed),
      total: fromEuros(total),
      lowered: total !== agreed,
    };
  });
  return rows.toSorted((one, other) => Number(other.lowered) - Number(one.lowered));
}

function arrived(rows: readonly AdjustedRow[]): string {
  const [units, received] = [countUnits(rows), sumOfRows(rows, ({ line }) => line.received)];
  return units === received ? numberText(units) : `${numberText(received)} von ${numberText(units)}`;
}

function changedText(rows: readonly AdjustedRow[]): string {
  const changed = rows.filter(({ lowered }) => lowered).length;
  return changed === 0 ? '' : `${counted(changed, 'Position', 'Positionen')} geändert`;
}
