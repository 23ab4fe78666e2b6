import type { RefObject } from 'react';
import { fateWords } from '#contract/devices/reuse-words.ts';
import { type Fate, fates, settledUnits } from '#domain/reuse/device-fate.ts';
import { classNames } from '#web/ui/class-names.ts';
import { WideTable } from '../../ui/wide-table.tsx';
import { flawOf, shownIn, type Typed, unitsShown, type ViewedFateLine } from './typed-fates.ts';

interface FatesTableProps {
  readonly table: RefObject<HTMLTableElement | null>;
  readonly lines: readonly ViewedFateLine[];
  readonly typed: Typed;
  readonly onType: (itemId: string, fate: Fate, text: string) => void;
}

/** A row for each position with a field for each fate. */
export function FatesTable({ table, lines, typed, onType }: FatesTableProps) {
  return (
    <WideTable label="Verbleib nach Position">
      <table ref={table} tabIndex={-1} className="w-full border-collapse text-left outline-none">
        <caption className="sr-only">Verbleib nach Position</caption>
        <thead>
          <tr className="border-b border-ink align-bottom">
            <th scope="col" className="px-3 py-2 text-right">
              Zeile
            </th>
            <th scope="col" className="px-3 py-2">
              Gerät
            </th>
            <th scope="col" className="px-3 py-2 text-right">
              angekommen
            </th>
            {fates.map((fate) => (
              <th key={fate} scope="col" className="w-28 px-2 py-2 text-right max-xl:w-20">
                {fateWords[fate]}
              </th>
            ))}
            <th scope="col" className="px-3 py-2 text-right">
              offen
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <FatesRow
              key={line.itemId}
              line={line}
              typed={typed}
              onType={(fate, text) => onType(line.itemId, fate, text)}
            />
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

interface FatesRowProps {
  readonly line: ViewedFateLine;
  readonly typed: Typed;
  readonly onType: (fate: Fate, text: string) => void;
}

function FatesRow({ line, typed, onType }: FatesRowProps) {
  const { itemId, position, title, quantity } = line;
  const flaw = flawOf(typed, line);
  const flawId = `flaw-${itemId}`;
  const units = unitsShown(typed, line);
  return (
    <tr className="border-b border-line align-top last:border-0">
      <td className="px-3 py-3 text-right text-muted tabular-nums">{position}</td>
      <td className="px-3 py-3 wrap-anywhere">
        {title}
        {flaw !== undefined && (
          <p id={flawId} className="text-sm text-warn">
            {flaw}
          </p>
        )}
      </td>
      <td className="px-3 py-3 text-right tabular-nums">{quantity}</td>
      {fates.map((fate) => (
        <td key={fate} className="px-2 py-1.5">
          <input
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            aria-label={`${title}: ${fateWords[fate]}`}
            aria-invalid={flaw !== undefined}
            aria-describedby={flaw === undefined ? undefined : flawId}
            value={shownIn(typed, line, fate)}
            onChange={(event) => onType(fate, event.target.value)}
            onFocus={(event) => event.target.select()}
            className={classNames(
              'min-h-10 w-24 rounded-sm max-xl:w-16 border-[1.5px] bg-sheet px-2 text-right tabular-nums',
              flaw === undefined ? 'border-ink' : 'border-warn',
            )}
          />
        </td>
      ))}
      <td className="px-3 py-3 text-right tabular-nums">
        {units === undefined ? '' : Math.max(0, quantity - settledUnits(units))}
      </td>
    </tr>
  );
}
