import type { ReactNode } from 'react';
import { describeConfiguration } from '#domain/catalogue/describe-configuration.ts';
import { startingConfiguration } from '#domain/catalogue/item-configuration.ts';
import { counted, numberText } from '#domain/values/number-text.ts';
import { classNames } from '#web/ui/class-names.ts';
import { CatalogueCell } from './catalogue-cell.tsx';
import { unwantedWords } from './list-words.ts';
import { QuantityCell } from './quantity-cell.tsx';
import type { ReviewRow } from './review-rows.ts';
import type { OpenMode, ReviewRowActions } from './row-actions.ts';

interface ReviewTableRowProps {
  readonly row: ReviewRow;
  /** Its place among the rows that are shown, from 0. */
  readonly index: number;
  readonly mode: OpenMode | undefined;
  /** Rows are being chosen, and this one is; undefined while none are. */
  readonly chosen: boolean | undefined;
  readonly onChoose: (row: ReviewRow, chosen: boolean) => void;
  readonly actions: ReviewRowActions;
  readonly search: ReactNode;
  readonly measure: (row: HTMLTableRowElement | null) => (() => void) | undefined;
}

/** Browsers that draw rows as blocks on phones forget that they are a table unless they are told. */
const role = (name: 'row' | 'cell') => ({ role: name });

/** A row of the list beside what it is in the catalogue; on phones one block with the same in it. */
export function ReviewTableRow({ row, index, mode, chosen, onChoose, actions, search, measure }: ReviewTableRowProps) {
  const isOut = row.confidence === 'ignored';
  const said = unbroken(describeConfiguration({ ...startingConfiguration, ...row.configuration }));
  return (
    <tr
      {...role('row')}
      ref={measure}
      data-row={row.id}
      aria-rowindex={index + 2}
      className={classNames(
        'border-b border-line align-top max-lg:grid max-lg:grid-cols-[4.5rem_1fr] max-lg:gap-x-3 max-lg:px-3 max-lg:py-2.5',
        row.confidence === 'ambiguous' && 'bg-accent-soft',
      )}
    >
      <td {...role('cell')} className="lg:py-1.5 lg:pl-3 lg:pr-1">
        {isOut ? (
          <span className="block px-2 py-2.5 text-right text-muted">
            {isNoDevice(row) ? '' : (row.quantityText ?? row.quantity)}
          </span>
        ) : (
          <QuantityCell row={row} onQuantity={(quantity) => actions.setQuantity(row, quantity)} />
        )}
      </td>
      <td {...role('cell')} className={classNames('min-w-0 py-2.5 lg:px-4 lg:pt-4', isOut ? 'text-muted' : '')}>
        <div className="flex items-start gap-2">
          {chosen !== undefined && (
            <label className="-my-2.5 -ml-2 grid size-11 shrink-0 cursor-pointer place-items-center">
              <input
                type="checkbox"
                aria-label={`Wählen: ${row.text}`}
                checked={chosen}
                onChange={({ target }) => onChoose(row, target.checked)}
                className="tick-box"
              />
            </label>
          )}
          <div className="min-w-0">
            <span className="line-clamp-4 text-muted">{unbroken(row.text)}</span>
            <OwnWords row={row} />
          </div>
        </div>
        {row.ids.length > 1 && (
          <span className="block text-sm text-muted">{`${numberText(row.ids.length)} Zeilen`}</span>
        )}
      </td>
      <td {...role('cell')} className="min-w-0 max-lg:col-span-2 lg:px-4 lg:py-1.5">
        <CatalogueCell row={row} mode={mode} actions={actions} search={search} />
      </td>
      <td
        {...role('cell')}
        className={classNames('min-w-0 max-lg:col-span-2 lg:px-4 lg:pt-4 lg:pb-2.5', isOut && 'max-lg:hidden')}
      >
        {!isOut && (said === '' ? <span className="text-muted max-lg:hidden">offen</span> : said)}
      </td>
      <td
        {...role('cell')}
        className={classNames(
          'max-lg:col-span-2 max-lg:text-sm max-lg:text-muted lg:px-3 lg:pt-4 lg:pb-2.5',
          isOut && 'max-lg:hidden',
        )}
      >
        {!isOut && <Serials row={row} />}
      </td>
    </tr>
  );
}

/** What the list says about whose goods these are and where: '3 Inventarnummern, Leipzig'. */
function OwnWords({ row: { inventoryNumbers = [], site, unwanted } }: { readonly row: ReviewRow }) {
  const [number] = inventoryNumbers;
  const numbers =
    inventoryNumbers.length > 1 ? counted(inventoryNumbers.length, 'Inventarnummer', 'Inventarnummern') : number;
  const said = [numbers, site].filter((one) => one !== undefined).join(', ');
  if (said === '' && unwanted === undefined) return null;
  return (
    <span className="block text-sm text-muted wrap-anywhere">
      {said}
      {unwanted !== undefined && (
        <span className="ml-2 rounded-sm bg-steel px-1.5 py-0.5 font-emphasis text-ink first:ml-0">
          {`laut Liste ${unwantedWords[unwanted]}`}
        </span>
      )}
    </span>
  );
}

/** A sum, a note or a header counts nothing. */
const isNoDevice = ({ reason }: ReviewRow) => reason === 'sum' || reason === 'note' || reason === 'repeatedHeader';

/** '8 × 600 GB' in a narrow column: a number stays with what it counts. */
const unbroken = (text: string) => text.replace(/(?<=\d) (?=×|[GTM]B\b)|(?<=×) /g, '\u00a0');

function Serials({ row: { serialNumbers, quantity } }: { readonly row: ReviewRow }) {
  const known = Math.min(serialNumbers.length, quantity);
  if (known === 0) return <span className="text-muted max-lg:hidden">keine</span>;
  return (
    <>
      {`${numberText(known)} von ${numberText(quantity)}`}
      <span className="lg:sr-only">{` ${counted(quantity, 'Seriennummer', 'Seriennummern').replace(/^\S+ /, '')}`}</span>
    </>
  );
}
