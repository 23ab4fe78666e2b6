import { scaleBand, scaleLinear } from 'd3-scale';
import { numberText } from '#domain/values/number-text.ts';
import { classNames } from '#web/ui/class-names.ts';
import { monthText } from './number-words.ts';

interface Series {
  readonly name: string;
  readonly values: readonly number[];
}

interface MonthChartProps {
  readonly title: string;
  readonly months: readonly string[];
  /** One or two: bars side by side, the second one hollow, so that they differ by more than colour. */
  readonly series: readonly Series[];
  readonly valueText: (value: number) => string;
}

const shape = { width: 560, height: 240, left: 66, right: 8, top: 14, bottom: 30 } as const;
/** So many names of months stand below it without touching. */
const maxNames = 7;
/** As large on a phone, where the drawing is half as wide. */
const small = 'fill-muted text-[13px] max-sm:text-[22px]';
const looks = ['fill-ink', 'fill-sheet stroke-ink'];

/** Bars of each month. It measures nothing: the server draws it as the browser does. */
export function MonthChart({ title, months, series, valueText }: MonthChartProps) {
  const { width, height, left, right, top, bottom } = shape;
  const highest = Math.max(1, ...series.flatMap(({ values }) => values));
  const up = scaleLinear([0, highest], [height - bottom, top]).nice(4);
  const across = scaleBand([...months], [left, width - right]).padding(0.25);
  const beside = across.bandwidth() / series.length;
  const step = Math.ceil(months.length / maxNames);
  const ticks = up.ticks(4).filter(Number.isInteger);
  return (
    <figure>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${title}; die Werte stehen in der Tabelle darunter`}
        className="w-full overflow-visible text-ink"
      >
        {ticks.map((tick) => (
          <g key={tick} transform={`translate(0 ${up(tick)})`}>
            <line x1={left} x2={width - right} className="stroke-line" />
            <text x={left - 8} dy="0.32em" textAnchor="end" className={small}>
              {tickText(tick)}
            </text>
          </g>
        ))}
        {months.map((month, index) => (
          <g key={month} transform={`translate(${across(month) ?? left} 0)`}>
            {series.map(({ name, values }, place) => {
              const value = values[index] ?? 0;
              return (
                <rect
                  key={name}
                  x={place * beside + 1}
                  y={up(value)}
                  width={Math.max(1, beside - 2)}
                  height={up(0) - up(value)}
                  className={looks[place]}
                >
                  <title>{`${monthText(month)}, ${name}: ${valueText(value)}`}</title>
                </rect>
              );
            })}
            {(months.length - 1 - index) % step === 0 && (
              <text
                x={across.bandwidth() / 2}
                y={height - 9}
                textAnchor="middle"
                className={classNames(small, ((months.length - 1 - index) / step) % 3 > 0 && 'max-sm:hidden')}
              >
                {monthText(month)}
              </text>
            )}
          </g>
        ))}
        <line x1={left} x2={width - right} y1={up(0)} y2={up(0)} className="stroke-ink" />
      </svg>
      {series.length > 1 && (
        <figcaption className="mt-1 flex flex-wrap gap-x-6 text-sm text-muted">
          {series.map(({ name }, place) => (
            <span key={name} className="flex items-center gap-2">
              <svg viewBox="0 0 12 12" className="size-3 text-ink" aria-hidden="true">
                <rect x={1} y={1} width={10} height={10} className={looks[place]} />
              </svg>
              {name}
            </span>
          ))}
        </figcaption>
      )}
    </figure>
  );
}

/** '250.000', '1,25 Mio.': the place before the axis holds no longer one. */
function tickText(tick: number): string {
  return tick < 1_000_000 ? numberText(tick) : `${numberText(tick / 1_000_000, 2)} Mio.`;
}
