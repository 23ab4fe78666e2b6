import { type FormEvent, useState } from 'react';
import { deductionKey } from '#domain/catalogue/deduction-name.ts';
import type { ItemConfiguration } from '#domain/catalogue/item-configuration.ts';
import { isPricedIn } from '#domain/catalogue/said-answers.ts';
import { isSameLack, onePerLack } from '#domain/catalogue/same-lack.ts';
import { type Shortcoming, shortcomingText } from '#domain/catalogue/shortcomings.ts';
import type { SheetDeduction } from '#domain/pricing/bid-sheet.ts';
import { readPrice } from '#domain/pricing/column-entry.ts';
import { parseNumber } from '#domain/values/amount-entry.ts';
import { amountText } from '#domain/values/money.ts';
import { Button } from '#web/ui/button.tsx';
import { controlStyle } from '#web/ui/fields/control-props.ts';

interface DeductionsEditorProps {
  /** Of the group: what it came with, or what was put in its place. */
  readonly deductions: readonly SheetDeduction[];
  /** What the seller said that the price has taken in, in words. */
  readonly countedIn: readonly string[];
  /** The same as it was answered. */
  readonly declared: ItemConfiguration | undefined;
  /** What such goods may be short of. */
  readonly shortcomings: readonly Shortcoming[];
  /** Cents of a unit; percent is shown in euros of it. */
  readonly price: number | undefined;
  readonly onChange: (deductions: readonly SheetDeduction[]) => void;
  readonly disabled: boolean;
}

const alreadyPriced = 'Das hat der Kunde angegeben: Im Preis ist es schon eingerechnet.';

const amountOf = (text: string): SheetDeduction['amount'] | string => {
  if (text.trim().endsWith('%')) {
    const percent = parseNumber(text);
    const isWhole = percent !== undefined && Number.isInteger(percent) && percent >= 1 && percent <= 100;
    return isWhole ? { percent } : 'Ganze Prozent von 1 bis 100, etwa 10 %.';
  }
  const entry = readPrice(text);
  if (entry.kind === 'refused') return entry.why;
  return entry.kind === 'price' && entry.cents > 0
    ? { cents: entry.cents }
    : 'Bitte einen Betrag oder Prozent angeben.';
};

/** What may be taken off a unit after the inspection: named beforehand, or not at all. */
export function DeductionsEditor(props: DeductionsEditorProps) {
  const { deductions, countedIn, declared, shortcomings, price, onChange, disabled } = props;
  const [name, setName] = useState('');
  const [amount, setAmount] = useState('');
  const [about, setAbout] = useState<Shortcoming>();
  const [refused, setRefused] = useState<string>();

  const counting = new Set(onePerLack(deductions));
  const choices = about === undefined || shortcomings.includes(about) ? shortcomings : [about, ...shortcomings];

  function add(event: FormEvent) {
    event.preventDefault();
    const read = amountOf(amount);
    if (name.trim() === '') return setRefused('Wie soll der Abzug heißen?');
    const named = { name: name.trim(), ...(about && { shortcoming: about }) };
    if (isPricedIn(named, declared)) return setRefused(alreadyPriced);
    if (typeof read === 'string') return setRefused(read);
    const others = deductions.filter((one) => deductionKey(one.name) !== deductionKey(name));
    const same = others.find((one) => isSameLack(one, named));
    if (same) return setRefused(`Dafür steht schon „${same.name}“ da: Eines wird nur einmal abgezogen.`);
    setRefused(undefined);
    setName('');
    setAmount('');
    setAbout(undefined);
    onChange([...others, { ...named, amount: read }]);
  }

  function change(one: SheetDeduction) {
    setName(one.name);
    setAbout(one.shortcoming);
    setAmount('cents' in one.amount ? amountText(one.amount.cents) : `${one.amount.percent} %`);
    document.getElementById('abzug-betrag')?.focus();
  }

  return (
    <div>
      {countedIn.length > 0 && <p className="pb-1 text-muted">Schon eingerechnet: {countedIn.join(', ')}</p>}
      <ul>
        {deductions.map((one) => (
          <li key={one.name} className="flex flex-wrap items-baseline justify-end gap-x-3 border-b border-line py-1">
            <span className="min-w-0 flex-1 basis-28 hyphens-auto">
              {one.name}
              {!counting.has(one) && <span className="block text-sm text-warn">{passedOver(one, [...counting])}</span>}
            </span>
            <span className="shrink-0">{said(one, price)}</span>
            {!disabled && (
              <span className="shrink-0">
                <button
                  type="button"
                  aria-label={`${one.name} ändern`}
                  className="text-link min-h-8 text-sm"
                  onClick={() => change(one)}
                >
                  ändern
                </button>{' '}
                <button
                  type="button"
                  aria-label={`${one.name} entfernen`}
                  className="text-link min-h-8 text-sm"
                  onClick={() => onChange(deductions.filter((other) => other !== one))}
                >
                  entfernen
                </button>
              </span>
            )}
          </li>
        ))}
        {deductions.length === 0 && <li className="py-1 text-muted">Keine: der Preis gilt, wie er ist.</li>}
      </ul>
      {!disabled && (
        <form onSubmit={add} className="mt-3 grid grid-cols-[minmax(0,1fr)_6rem] gap-2 max-xl:*:col-span-2" noValidate>
          <input
            id="abzug-name"
            aria-label="Abzug hinzufügen: Wortlaut für den Kunden"
            placeholder="Abzug hinzufügen"
            maxLength={120}
            value={name}
            onChange={(event) => setName(event.target.value)}
            className={controlStyle(undefined, 'px-2 py-1')}
          />
          <input
            id="abzug-betrag"
            aria-label="Betrag oder Prozent"
            placeholder="15,00"
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
            className={controlStyle(undefined, 'px-2 py-1 text-right')}
          />
          <select
            aria-label="Mangel, für den der Abzug ist"
            value={about ?? ''}
            onChange={({ target }) => setAbout(choices.find((one) => one === target.value))}
            className={controlStyle(undefined, 'col-span-2 px-2 py-1')}
          >
            <option value="">Mangel: laut Wortlaut</option>
            {choices.map((one) => (
              <option key={one} value={one}>
                {shortcomingText(one)}
              </option>
            ))}
          </select>
          {refused !== undefined && (
            <p role="alert" className="col-span-2 text-sm text-warn">
              {refused}
            </p>
          )}
          <Button type="submit" kind="quiet" className="col-span-2 justify-start py-0">
            Abzug setzen
          </Button>
        </form>
      )}
    </div>
  );
}

/** Of two for one lack the later is sent: the earlier says so. */
function passedOver(one: SheetDeduction, counting: readonly SheetDeduction[]): string {
  const other = counting.find((counted) => isSameLack(counted, one));
  return `Zählt nicht: „${other?.name ?? one.name}“ steht für dasselbe da.`;
}

function said({ amount }: SheetDeduction, price: number | undefined): string {
  if ('cents' in amount) return `−\u00a0${amountText(amount.cents)}\u00a0€`;
  const euros = price === undefined ? '' : ` = ${amountText(Math.round((price * amount.percent) / 100))} €`;
  return `−\u00a0${amount.percent}\u00a0%${euros}`;
}
