import { useRef, useState } from 'react';
import { unitStateWords } from '#contract/devices/sale-unit-words.ts';
import { saleUnitsOnPage, type SaleUnits as Units } from '#contract/devices/sale-units.ts';
import { listCalls, listFormats } from '#contract/goods/list-calls.ts';
import type { OfferView } from '#contract/sale/offer-view.ts';
import { endingOf, uploadUses } from '#contract/site/upload-kinds.ts';
import { type Register, registers } from '#domain/units/register-rows.ts';
import { type UnitState, unitStates } from '#domain/units/sale-units.ts';
import { numberText } from '#domain/values/number-text.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { pagesOf } from '#web/ui/use-pages.ts';
import { FileChoice } from '../documents/file-choice.tsx';
import { UnitRow } from './unit-row.tsx';
import { useSaleUnits } from './use-sale-units.ts';

/** A list as a PDF has no columns. */
const tables: readonly string[] = uploadUses.list.filter((ending) => ending !== 'pdf');
const registerNames: Readonly<Record<Register, string>> = { snipeIt: 'Snipe-IT', glpi: 'GLPI' };
/** Every device of the sale by its number, live: it counts up while we unpack, and says how far each is afterwards. */
export function SaleUnits({ view }: { readonly view: OfferView }) {
  const { id, version, itemsListUpload, offeredAsBusiness } = view;
  const [q, setQ] = useState('');
  const [state, setState] = useState<UnitState>();
  const [wanted, turn] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const words = q.trim();
  const choice = { ...(words !== '' && { q: words }), ...(state && { state }), page: wanted + 1 };
  const units = useSaleUnits(id, choice, version);
  if (units === undefined || units.arrived + units.byState.unannounced === 0) return null;
  const { agreed, arrived, byState, isClosed, found, rows } = units;
  const pages = pagesOf({ total: found, size: saleUnitsOnPage, wanted, turn });
  const isLong = agreed > 10;
  return (
    <section aria-label="Ihre Geräte" className="mt-8 border-t border-line pt-7 sm:px-7">
      <h2>Ihre Geräte</h2>
      <p className="mt-2">
        <span className="text-[1.6rem] font-headline">{`${numberText(arrived)} von ${numberText(agreed)}`}</span>{' '}
        <span className="text-muted">{isClosed ? 'angekommen' : 'angekommen. Wir zählen noch.'}</span>
      </p>
      <StateChoice
        units={units}
        state={state}
        onChange={(next) => {
          setState(next);
          turn(0);
        }}
      />
      {isLong && (
        <div className="mt-4 max-w-[26rem]">
          <TextField
            name="unitSearch"
            label="Gerät suchen"
            hint="Seriennummer, Inventarnummer oder Modell."
            value={q}
            onChange={(typed) => {
              setQ(typed);
              turn(0);
            }}
            maxLength={100}
          />
        </div>
      )}
      <ul ref={list} tabIndex={-1} className="mt-4 scroll-mt-28 border-t border-line outline-none">
        {rows.map((row) => (
          <UnitRow key={row.plate ?? `${row.title} ${row.serial ?? row.inventoryNumber ?? ''}`} unit={row} />
        ))}
      </ul>
      <p role="status" className={found === 0 ? 'mt-3' : 'sr-only'}>
        {found === 0 ? 'Kein Gerät gefunden.' : ''}
      </p>
      <Pager pages={pages} rows="Geräte" list={list} />
      <FileChoice
        name="Geräte"
        title="Gerät für Gerät, für Ihr Anlagenverzeichnis: Nummern, Befund, Löschung, Nachweis und Preis, sobald sie feststehen"
        formats={listFormats}
        addressOf={(format) => listCalls.units(id, format)}
      />
      {itemsListUpload && tables.includes(endingOf(itemsListUpload.name)) && (
        <FileChoice
          name="Ihre Liste"
          title={`Dasselbe in Ihrer eigenen Liste (${itemsListUpload.name}), hinter Ihren Spalten`}
          formats={listFormats}
          addressOf={(format) => listCalls.ownList(id, format)}
        />
      )}
      {offeredAsBusiness && byState.paid > 0 && (
        <FileChoice
          name="Bezahlte Geräte"
          title="Bezahlte Geräte zum Ausbuchen, als Importdatei für Ihre Inventarverwaltung"
          formats={registers}
          formatNames={registerNames}
          addressOf={(register) => listCalls.register(id, register)}
        />
      )}
    </section>
  );
}

interface StateChoiceProps {
  readonly units: Units;
  readonly state: UnitState | undefined;
  readonly onChange: (state: UnitState | undefined) => void;
}

/** How many devices are how far; pressed, it shows those alone. */
function StateChoice({ units: { byState }, state, onChange }: StateChoiceProps) {
  const there = unitStates.filter((one) => byState[one] > 0);
  if (there.length < 2 && state === undefined) return null;
  return (
    <fieldset aria-label="Geräte zeigen" className="mt-4 flex flex-wrap gap-2">
      {there.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={state === one}
          onClick={() => onChange(state === one ? undefined : one)}
          className="min-h-11 rounded-sm border border-line bg-sheet px-3 py-1.5 hover:bg-steel aria-pressed:border-ink aria-pressed:bg-steel"
        >
          <span className="font-emphasis">{numberText(byState[one])}</span> {unitStateWords[one]}
        </button>
      ))}
    </fieldset>
  );
}
