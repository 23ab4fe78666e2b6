import { formatMoney } from '#domain/values/money.ts';
import { PriceMinimum, PriceRow, PriceSheet, PriceTotal } from '#web/ui/price-sheet.tsx';
import { example, exampleMinimum, exampleTotal } from './example.ts';

/** What a bid looks like, with every possible deduction and the guaranteed minimum. */
export function ExampleSheet() {
  const { quantity, title, configuration, perUnit, deductions } = example;
  return (
    <PriceSheet label="Beispiel für ein Kaufpreisgebot">
      <p className="text-sm font-emphasis text-muted">Beispiel für ein Kaufpreisgebot</p>
      <p className="mt-3 text-[1.15rem] font-headline">
        {quantity} × {title}
      </p>
      <p className="text-sm text-muted">{configuration}</p>
      <dl className="mt-4 border-y border-line py-1.5">
        <PriceRow text="Preis je Gerät" amount={formatMoney(perUnit)} />
      </dl>
      <p className="pt-4.5 pb-1.5 font-emphasis">Was den Preis je Gerät senken kann</p>
      <dl className="border-b border-line pb-3">
        {deductions.map(({ text, cents }) => (
          <PriceRow key={text} text={text} amount={`– ${formatMoney(cents)}`} quiet />
        ))}
      </dl>
      <dl>
        <PriceTotal text="Ihr Preis" amount={formatMoney(exampleTotal)} />
        <PriceMinimum text="mindestens, wenn alle ankommen" amount={formatMoney(exampleMinimum)} />
      </dl>
    </PriceSheet>
  );
}
