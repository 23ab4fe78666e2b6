import { useRouter } from '@tanstack/react-router';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { addMonths, type Month } from '#domain/numbers/months.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import type { Period } from './period.ts';

const addressOf = ({ from, to }: Period) => `${deskPages.numbers}?von=${from}&bis=${to}`;

/** Usual periods as links, and any other by its months. */
export function PeriodChoice({ period, now }: { readonly period: Period; readonly now: Month }) {
  const router = useRouter();
  const year = now.slice(0, 4);
  const before = String(Number(year) - 1);
  const usual: readonly (readonly [name: string, period: Period])[] = [
    ['Dieser Monat', { from: now, to: now }],
    ['Zwölf Monate', { from: addMonths(now, -11), to: now }],
    [year, { from: `${year}-01`, to: `${year}-12` }],
    [before, { from: `${before}-01`, to: `${before}-12` }],
  ];
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <nav aria-label="Zeitraum" className="flex flex-wrap gap-x-5">
        {usual.map(([name, one]) => {
          const isHere = one.from === period.from && one.to === period.to;
          return (
            <PageLink
              key={name}
              href={addressOf(one)}
              {...(isHere && { 'aria-current': 'page' })}
              className={classNames('flex min-h-11 items-center hover:underline', isHere && 'font-emphasis underline')}
            >
              {name}
            </PageLink>
          );
        })}
      </nav>
      {/* By itself it sends the same address: what was chosen before the program has taken over counts. */}
      <form
        key={addressOf(period)}
        action={deskPages.numbers}
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget);
          void router.navigate({ href: addressOf({ from: `${typed.get('von')}`, to: `${typed.get('bis')}` }) });
        }}
      >
        <MonthField label="Von" name="von" start={period.from} />
        <MonthField label="Bis" name="bis" start={period.to} />
        <Button type="submit">Anzeigen</Button>
      </form>
    </div>
  );
}

interface MonthFieldProps {
  readonly label: string;
  readonly name: string;
  readonly start: Month;
}

/** A month by the browser's own choice; where it has none, it is typed as '2026-11'. */
function MonthField({ label, name, start }: MonthFieldProps) {
  return (
    <label className="grid gap-1">
      <span className="text-sm">{label}</span>
      <input
        type="month"
        required
        pattern="20\d{2}-(0[1-9]|1[0-2])"
        placeholder="2026-11"
        name={name}
        defaultValue={start}
        className="min-h-11 rounded-sm border border-line bg-sheet px-3"
      />
    </label>
  );
}
