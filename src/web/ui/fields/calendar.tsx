import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Day } from '#domain/values/day.ts';
import { formatDayInFull, formatEdition } from '#domain/values/day-text.ts';
import { weekdayName, weekdayShort, weekdays } from '#domain/values/weekday.ts';
import { Icon } from '../icon.tsx';
import { LaterIcon } from '../later-icon.tsx';
import { dayAfterKey, firstOfMonth, weeksOf } from './calendar-days.ts';

interface CalendarProps {
  readonly value: Day | undefined;
  readonly today: Day;
  readonly earliest?: Day | undefined;
  readonly latest?: Day | undefined;
  readonly onPick: (day: Day) => void;
}

/** A month as a grid; one day holds the focus, the keys move it (ARIA authoring practices, grid). */
export function Calendar({ value, today, earliest, latest, onPick }: CalendarProps) {
  const [focused, setFocused] = useState(value ?? (earliest !== undefined && earliest > today ? earliest : today));
  const grid = useRef<HTMLTableElement>(null);
  /** The keys take the focus along; the buttons that turn the month keep it. */
  const takesFocus = useRef(true);
  const month = firstOfMonth(focused);
  const allowed = (day: Day) => (earliest === undefined || day >= earliest) && (latest === undefined || day <= latest);

  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
  }, [focused]);

  function turn(key: 'PageUp' | 'PageDown') {
    setFocused(dayAfterKey(focused, key, false) ?? focused);
  }

  return (
    <div className="w-[20.5rem] max-w-full max-sm:w-auto">
      <div className="flex items-center justify-between">
        <TurnButton
          text="Voriger Monat"
          icon={<LaterIcon name="chevron-left" size={20} />}
          onClick={() => turn('PageUp')}
        />
        <p aria-live="polite" className="font-headline">
          {formatEdition(month.slice(0, 7))}
        </p>
        <TurnButton
          text="Nächster Monat"
          icon={<Icon name="chevron-right" size={20} />}
          onClick={() => turn('PageDown')}
        />
      </div>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a calendar is a grid one moves in
        role="grid"
        aria-label={formatEdition(month.slice(0, 7))}
        className="mt-2 w-full table-fixed"
        onKeyDown={(event) => {
          const next = dayAfterKey(focused, event.key, event.shiftKey);
          if (next === undefined) return;
          event.preventDefault();
          takesFocus.current = true;
          setFocused(next);
        }}
      >
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day} abbr={weekdayName[day]} scope="col" className="h-8 text-sm font-normal text-muted">
                {weekdayShort[day]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} className="p-0 text-center">
                  <button
                    type="button"
                    data-day={day}
                    tabIndex={day === focused ? 0 : -1}
                    // Not `disabled`: the keys must be able to go across such a day.
                    aria-disabled={allowed(day) ? undefined : true}
                    aria-label={formatDayInFull(day)}
                    aria-current={day === today ? 'date' : undefined}
                    aria-pressed={day === value}
                    onClick={() => allowed(day) && onPick(day)}
                    className="size-11 rounded-sm max-sm:w-full hover:bg-steel aria-[current]:font-headline aria-[current]:underline aria-[current]:underline-offset-4 aria-pressed:bg-ink aria-pressed:text-sheet aria-disabled:cursor-not-allowed aria-disabled:text-muted aria-disabled:line-through aria-disabled:hover:bg-transparent data-[other=true]:text-muted"
                    data-other={firstOfMonth(day) !== month}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface TurnButtonProps {
  readonly text: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
}

function TurnButton({ text, icon, onClick }: TurnButtonProps) {
  return (
    <button
      type="button"
      aria-label={text}
      onClick={onClick}
      className="flex size-11 items-center justify-center rounded-sm hover:bg-steel"
    >
      {icon}
    </button>
  );
}
