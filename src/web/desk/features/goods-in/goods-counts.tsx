import { classNames } from '#web/ui/class-names.ts';
import type { GoodsSummary } from './goods-summary.ts';

/** How many were announced, are here and are missing. */
export function GoodsCounts({ summary }: { readonly summary: GoodsSummary }) {
  const { declared, here, missing, unannounced, held, damaged } = summary;
  const rows: readonly (readonly [name: string, count: number, isAlarm?: boolean])[] = [
    ['gemeldet', declared],
    ['da', here],
    ['fehlen', missing],
    ['nicht angekündigt', unannounced],
    ...(held > 0 ? [['angehalten', held] as const] : []),
    ...(damaged > 0 ? [['Akku beschädigt', damaged, true] as const] : []),
  ];
  return (
    <section aria-label="Stand" className="rounded-sm border border-line bg-sheet px-4.5 py-2">
      <dl>
        {rows.map(([name, count, isAlarm]) => (
          <div
            key={name}
            className={classNames('flex justify-between border-b border-line py-2', isAlarm && 'text-warn')}
          >
            <dt>{name}</dt>
            <dd className="font-emphasis">{count}</dd>
          </div>
        ))}
      </dl>
      <div aria-hidden="true" className="my-3 h-2.5 bg-steel">
        <div className="h-full bg-ink" style={{ width: `${declared === 0 ? 0 : (here / declared) * 100}%` }} />
      </div>
    </section>
  );
}
