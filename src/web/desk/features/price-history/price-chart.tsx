import { scaleLinear, scaleTime } from 'd3-scale';
import { curveStepAfter, line } from 'd3-shape';
import type { PriceHistoryView } from '#contract/goods/price-book.ts';
import { formatDay } from '#domain/values/day-text.ts';
import { formatMoney, fromEuros } from '#domain/values/money.ts';
import { numberText } from '#domain/values/number-text.ts';
import { kindNames } from './price-history-words.ts';

/** The letters are as large as they are beside it: in a narrow column the picture has another shape, not smaller letters. */
const shapes = {
  page: { width: 760, height: 280, left: 76, days: 5, text: 'text-[12px]' },
  beside: { width: 320, height: 220, left: 62, days: 2, text: 'text-[13px]' },
} as const;
const edge = { right: 24, top: 16, bottom: 36 };
const timeOf = (day: string) => new Date(`${day}T12:00:00Z`);

/** Dots for what was bid, agreed and paid; a step for the list. Kinds differ by shape, not by colour alone. */
export function PriceChart({ history, isBeside }: { readonly history: PriceHistoryView; readonly isBeside: boolean }) {
  const { title, observations, listPrices } = history;
  const { width, height, left, days: maxDays, text } = shapes[isBeside ? 'beside' : 'page'];
  const list = listPrices.filter(({ configuration }) => configuration === '').toReversed();
  const days = [...observations.map(({ day }) => day), ...listPrices.map(({ from }) => from)].toSorted();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const [begin, end] = [timeOf(first).getTime() - 7 * 86_400_000, timeOf(last).getTime() + 7 * 86_400_000];
  const highest = Math.max(
    ...observations.map(({ unitPrice }) => unitPrice),
    ...listPrices.map(({ price }) => price),
    1,
  );
  const across = scaleTime([begin, end], [left, width - edge.right]);
  const up = scaleLinear([0, highest], [height - edge.bottom, edge.top]).nice(5);
  const points = list.map(({ from, price }) => [across(timeOf(from)), up(price)] as const);
  const lastPoint = points.at(-1);
  const steps = lastPoint ? [...points, [width - edge.right, lastPoint[1]] as const] : [];
  const path = line<readonly [number, number]>().curve(curveStepAfter)(steps);
  return (
    <figure className={isBeside ? '' : 'max-w-[62rem] border border-line bg-sheet p-4'}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${title}: ${observations.length} Preise aus Verkäufen, ${listPrices.length} der Liste; die Werte stehen in der Tabelle`}
        className="w-full text-ink"
      >
        {up.ticks(5).map((tick) => (
          <g key={tick} transform={`translate(0 ${up(tick)})`}>
            <line x1={left} x2={width - edge.right} className="stroke-line" />
            <text x={left - 8} dy="0.32em" textAnchor="end" className={`fill-muted ${text}`}>
              {`${numberText(tick, 2)} €`}
            </text>
          </g>
        ))}
        {thinned(across.ticks(maxDays), maxDays).map((tick) => (
          <text
            key={tick.getTime()}
            x={across(tick)}
            y={height - 10}
            textAnchor="middle"
            className={`fill-muted ${text}`}
          >
            {formatDay(tick.toISOString().slice(0, 10))}
          </text>
        ))}
        {path !== null && <path d={path} className="fill-none stroke-ink" strokeWidth={1.5} strokeDasharray="5 4" />}
        {observations.map(({ kind, day, unitPrice, quantity, name }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two sales of a day may say the same
          <g key={index} transform={`translate(${across(timeOf(day))} ${up(unitPrice)})`}>
            <title>{`${formatDay(day)}: ${quantity} × ${formatMoney(fromEuros(unitPrice))} ${kindNames[kind]}, ${name}`}</title>
            <Mark kind={kind} />
          </g>
        ))}
      </svg>
      <figcaption className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm text-muted">
        {(['paid', 'agreed', 'bid'] as const).map((kind) => (
          <span key={kind} className="flex items-center gap-2">
            <svg viewBox="-8 -8 16 16" className="size-4 text-ink" aria-hidden="true">
              <Mark kind={kind} />
            </svg>
            {kindNames[kind]}
          </span>
        ))}
        <span>– – {kindNames.list}</span>
      </figcaption>
    </figure>
  );
}

/** At most so many, at even distances: the scale gives what divides well, which may be twice as many. */
function thinned<T>(ticks: readonly T[], most: number): readonly T[] {
  const step = Math.ceil(ticks.length / most);
  return ticks.filter((_, index) => index % step === 0);
}

function Mark({ kind }: { readonly kind: 'paid' | 'agreed' | 'bid' }) {
  if (kind === 'paid') return <circle r={5} className="fill-ink" />;
  if (kind === 'agreed')
    return <rect x={-4.5} y={-4.5} width={9} height={9} className="fill-sheet stroke-ink" strokeWidth={1.5} />;
  return <circle r={4.5} className="fill-sheet stroke-muted" strokeWidth={1.5} />;
}
