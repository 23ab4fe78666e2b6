import { type ClipboardEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useFindKey } from '#web/ui/use-find-key.ts';
import { maxSheetSearch, type SheetChoice } from './sheet-choice.ts';

interface SheetToolsProps {
  readonly choice: SheetChoice;
  readonly choose: (next: SheetChoice, replace?: 'replace') => void;
  readonly sites: readonly string[];
  /** Words of the filter that shows only what is or can be lowered, where anything is. */
  readonly onlyLowered?: string | undefined;
  /** Whether some positions are kept. */
  readonly hasLeft: boolean;
  /** Without prices there is no other order. */
  readonly isPriced: boolean;
}

const orders = [
  { value: 'listed', label: 'wie angegeben' },
  { value: 'value', label: 'nach Wert' },
] as const;
const pauseAfterTyping = 250;

/** Search, filters and order of a long sheet; all of it stands in the address. */
export function SheetTools({ choice, choose, sites, onlyLowered, hasLeft, isPriced }: SheetToolsProps) {
  const [typed, setTyped] = useState(choice.search);
  const field = useRef<HTMLInputElement>(null);
  useFindKey(field, true);
  // Back and forward change the address without a letter being typed.
  useEffect(() => setTyped((shown) => (shown.trim() === choice.search ? shown : choice.search)), [choice.search]);
  // Nobody heard what was typed before the program had taken over the page.
  useEffect(() => setTyped((shown) => field.current?.value || shown), []);
  useEffect(() => {
    if (typed.trim() === choice.search) return undefined;
    const timer = setTimeout(() => choose(anew({ ...choice, search: typed.trim() }), 'replace'), pauseAfterTyping);
    return () => clearTimeout(timer);
  }, [typed, choice, choose]);

  function search(event: FormEvent) {
    event.preventDefault();
    choose(anew({ ...choice, search: typed.trim() }));
  }

  /** A column out of a spreadsheet is a search for each of its cells; a field of one line would glue them together. */
  function paste(event: ClipboardEvent) {
    const cells = event.clipboardData.getData('text').split(/[\n\r\t]+/);
    const numbers = cells.map((cell) => cell.trim()).filter(Boolean);
    if (numbers.length < 2) return;
    event.preventDefault();
    setTyped(numbers.join(', ').slice(0, maxSheetSearch));
  }

  return (
    <search aria-label="Positionen" className="mt-7 block print:hidden">
      <form onSubmit={search} onPaste={paste} className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <TextField
            name="blatt-suche"
            type="search"
            label="Modell, Seriennummer, Inventarnummer oder Standort suchen"
            hint="Mehrere Nummern trennen Sie mit Komma, oder Sie fügen eine Spalte aus Ihrer Liste ein."
            value={typed}
            maxLength={maxSheetSearch}
            autoComplete="off"
            onChange={setTyped}
            ref={(element) => {
              field.current = element instanceof HTMLInputElement ? element : null;
            }}
          />
        </div>
        {sites.length > 1 && (
          <Select
            name="blatt-ort"
            label="Standort"
            emptyText="Alle Standorte"
            value={choice.site}
            options={sites.map((site) => ({ value: site, label: site }))}
            onChange={(site) => choose(anew({ ...choice, site: site || undefined }))}
          />
        )}
        {isPriced && (
          <Select
            name="blatt-folge"
            label="Reihenfolge"
            emptyText={false}
            value={choice.byValue ? 'value' : 'listed'}
            options={orders}
            onChange={(order) => choose({ ...choice, byValue: order === 'value', page: 1 })}
          />
        )}
        {onlyLowered !== undefined && (
          <div className="self-end">
            <Checkbox
              name="blatt-abzug"
              label={onlyLowered}
              value={choice.only === 'lowered'}
              onChange={(only) => choose(anew({ ...choice, only: only ? 'lowered' : undefined }))}
            />
          </div>
        )}
        {(hasLeft || choice.only === 'left') && (
          <div className="self-end">
            <Checkbox
              name="blatt-abgewaehlt"
              label="nur abgewählte"
              value={choice.only === 'left'}
              onChange={(only) => choose(anew({ ...choice, only: only ? 'left' : undefined }))}
            />
          </div>
        )}
      </form>
    </search>
  );
}

/** Other positions begin at their first page, and open by themselves where they are few. */
function anew(choice: SheetChoice): SheetChoice {
  return { ...choice, page: 1, open: undefined };
}
