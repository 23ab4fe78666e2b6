import { formatMoney } from '#domain/values/money.ts';
import { PriceMinimum, PriceRow, PriceSheet, PriceTotal } from '#web/ui/price-sheet.tsx';

/** Figures of the example, in cents. */
const quantity = 3;
const perUnit = 64_000;
const deductions = [
  { text: 'ohne Einbauschienen', cents: 1_500 },
  { text: 'zweites Netzteil fehlt', cents: 2_500 },
  { text: 'Gehäuse verbeult', cents: 3_000 },
];
const worst = deductions.reduce((sum, { cents }) => sum + cents, 0);

/** What a bid looks like, with every possible deduction and the guaranteed minimum. */
export function ExampleSheet() {
  return (
    <PriceSheet label="Beispiel für ein Kaufpreisgebot">
      <p className="text-sm font-emphasis text-muted">Beispiel für ein Kaufpreisgebot</p>
      <p className="mt-3 text-[1.15rem] font-headline">{quantity} × Dell PowerEdge R640</p>
      <p className="text-sm text-muted">2 × Gold 6130, 256 GB, 8 × 1,2 TB SAS</p>
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
        <PriceTotal text="Ihr Preis" amount={formatMoney(quantity * perUnit)} />
        <PriceMinimum text="mindestens, wenn alle ankommen" amount={formatMoney(quantity * (perUnit - worst))} />
      </dl>
    </PriceSheet>
  );
}
