import type { ReuseView } from '#contract/devices/reuse.ts';
import { fateWords, kilogramWords, unweighedWords, weightWords } from '#contract/devices/reuse-words.ts';
import { fatesOrOpen } from '#domain/reuse/reuse-report.ts';
import { dayOf } from '#domain/values/day.ts';
import { formatDay } from '#domain/values/day-text.ts';
import { numberText } from '#domain/values/number-text.ts';

interface FateSumsProps {
  readonly reuse: ReuseView;
  readonly recordedAt: string;
}

const figure = 'border-t py-2.5 pl-4 text-right whitespace-nowrap tabular-nums';
const cell = `${figure} border-line`;
const sum = `${figure} border-ink`;

/** Devices and weight by what became of them, and what these figures are. */
export function FateSums({ reuse: { sums, total }, recordedAt }: FateSumsProps) {
  const rows = fatesOrOpen.flatMap((fate) => (sums[fate].units > 0 ? [{ name: fateWords[fate], ...sums[fate] }] : []));
  return (
    <>
      <p className="mt-2 text-muted">Stand {formatDay(dayOf(recordedAt))}</p>
      <table className="mt-4 w-full border-collapse text-left">
        <caption className="sr-only">Geräte und Gewicht nach Verbleib</caption>
        <thead>
          <tr>
            <th scope="col" className="pb-2 font-emphasis">
              Verbleib
            </th>
            <th scope="col" className="pb-2 pl-4 text-right font-emphasis">
              Geräte
            </th>
            <th scope="col" className="pb-2 pl-4 text-right font-emphasis">
              Gewicht
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, units, kilograms }) => (
            <tr key={name}>
              <th scope="row" className="border-t border-line py-2.5 font-normal">
                {name}
              </th>
              <td className={cell}>{numberText(units)}</td>
              <td className={cell}>{kilogramWords(kilograms)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="font-emphasis">
          <tr>
            <th scope="row" className="border-t border-ink py-2.5 font-emphasis">
              zusammen
            </th>
            <td className={sum}>{numberText(total.units)}</td>
            <td className={sum}>{kilogramWords(total.kilograms)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="mt-3 text-sm text-muted">
        {[weightWords, unweighedWords(total.unweighed)].filter(Boolean).join(' ')}
      </p>
    </>
  );
}
