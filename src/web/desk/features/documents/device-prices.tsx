import { useRef } from 'react';
import type { DocumentDraft } from '#contract/papers/document-draft.ts';
import { formatMoney, fromEuros } from '#domain/values/money.ts';
import { numberText } from '#domain/values/number-text.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { useEuros } from '#web/ui/fields/use-entry.ts';
import { Pager } from '#web/ui/pager.tsx';
import { usePages } from '#web/ui/use-pages.ts';
import { WideTable } from '../../ui/wide-table.tsx';
import { faultOf, priceOf, type SetPrices } from './set-prices.ts';

type Line = DocumentDraft['lines'][number];

interface DevicePricesProps {
  readonly lines: readonly Line[];
  readonly set: SetPrices;
  readonly canSet: boolean;
  readonly onSet: (itemId: string, place: number, price: number) => void;
}

/** What each device was bought for, as the books under the margin scheme need it (§ 25a UStG, INV-14). */
export function DevicePrices({ lines, ...rest }: DevicePricesProps) {
  return (
    <section aria-label="Preise der Geräte" className="mt-6">
      <h3>Preise der Geräte</h3>
      <p className="mt-1 text-muted">
        Für die Differenzbesteuerung steht auf dem Beleg, was jedes Gerät gekostet hat. Vorgeschlagen sind gleiche
        Teile; Abzüge stehen bei ihrem Gerät.
      </p>
      {lines.map((line) => (
        <LinePrices key={line.itemId} line={line} {...rest} />
      ))}
    </section>
  );
}

function LinePrices({ line, set, canSet, onSet }: Omit<DevicePricesProps, 'lines'> & { readonly line: Line }) {
  const { itemId, title, total, devices } = line;
  const fault = faultOf(line, set);
  const units = devices.reduce((sum, one) => sum + one.units, 0);
  return (
    <div className="border-b border-line">
      <Disclosure title={`${numberText(units)} × ${title}, ${formatMoney(fromEuros(total))}`}>
        <Devices
          line={line}
          set={set}
          canSet={canSet && units > 1}
          onSet={(place, price) => onSet(itemId, place, price)}
        />
      </Disclosure>
      <p role="status" className={fault === undefined ? 'sr-only' : 'pb-3 text-warn'}>
        {fault}
      </p>
    </div>
  );
}

interface DevicesProps extends Pick<DevicePricesProps, 'set' | 'canSet'> {
  readonly line: Line;
  readonly onSet: (place: number, price: number) => void;
}

function Devices({ line, set, canSet, onSet }: DevicesProps) {
  const table = useRef<HTMLTableElement>(null);
  const pages = usePages(line.devices.length);
  return (
    <div className="pb-4">
      <WideTable label={`Geräte: ${line.title}`}>
        <table ref={table} tabIndex={-1} className="w-full border-collapse text-left outline-none">
          <thead>
            <tr className="border-b border-line">
              {['Kennzeichen', 'Seriennummer', 'Anzahl', 'Preis je Gerät'].map((head, index) => (
                <th key={head} scope="col" className={classNames('px-3 py-2 font-emphasis', index > 1 && 'text-right')}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {line.devices.slice(pages.first, pages.end).map(({ plate = '', serial = '', units }, index) => {
              const place = pages.first + index;
              return (
                <tr key={place} className="border-b border-line last:border-0">
                  <td className="px-3 py-2 whitespace-nowrap">{plate}</td>
                  <td className="px-3 py-2 wrap-anywhere">{serial}</td>
                  <td className="px-3 py-2 text-right tabular-nums">{numberText(units)}</td>
                  <td className="w-40 px-3 py-1 text-right tabular-nums">
                    {canSet ? (
                      <PriceEntry
                        label={`Preis in Euro, ${[plate, serial].filter(Boolean).join(', ') || `${line.title}, Zeile ${place + 1}`}`}
                        value={priceOf(line, set, place)}
                        onChange={(price) => onSet(place, price)}
                      />
                    ) : (
                      formatMoney(fromEuros(priceOf(line, set, place)))
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </WideTable>
      <Pager pages={pages} rows="Geräte" list={table} />
    </div>
  );
}

function PriceEntry(props: {
  readonly label: string;
  readonly value: number;
  readonly onChange: (euros: number) => void;
}) {
  const { label, value, onChange } = props;
  const entry = useEuros({ value, onChange: (euros) => onChange(euros ?? Number.NaN) });
  return (
    <input
      {...entry}
      aria-label={label}
      aria-invalid={Number.isNaN(value) || undefined}
      className="min-h-9 w-full rounded-sm border-[1.5px] border-ink bg-sheet px-2 text-right aria-invalid:border-warn"
    />
  );
}
