import { type DragEvent, useState } from 'react';
import { deskApi } from '#contract/desk/desk-urls.ts';
import type { Visit, Week } from '#contract/desk/desk-week.ts';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { addDays, type Day, dayOf } from '#domain/values/day.ts';
import { formatDay, formatDayInFull } from '#domain/values/day-text.ts';
import { weekdayName, weekdayOf } from '#domain/values/weekday.ts';
import { hoursOn, isClosed, isHoliday } from '#domain/values/working-day.ts';
import { classNames } from '#web/ui/class-names.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { VisitList } from './visit-list.tsx';

interface WeekDaysProps {
  readonly week: Week;
  readonly chosen: string | undefined;
  readonly mayFix: (visit: Visit) => boolean;
  readonly onChoose: (key: string, day?: Day) => void;
}

/** The days side by side where there is room for them, below each other elsewhere; a Saturday or Sunday only where we are open or something is fixed on it. */
export function WeekDays({ week: { monday, fixed }, ...props }: WeekDaysProps) {
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index)).filter(
    (day, index) =>
      index < 5 ||
      hoursOn(day, shopConfig.promises.house) !== undefined ||
      fixed.some(({ appointment }) => appointment?.date === day),
  );
  return (
    <ol className="grid gap-4 xl:auto-cols-fr xl:grid-flow-col xl:gap-3">
      {days.map((day) => (
        <DayColumn
          key={day}
          day={day}
          visits={fixed.filter(({ appointment }) => appointment?.date === day)}
          {...props}
        />
      ))}
    </ol>
  );
}

interface DayColumnProps extends Omit<WeekDaysProps, 'week'> {
  readonly day: Day;
  readonly visits: readonly Visit[];
}

function DayColumn({ day, visits, chosen, mayFix, onChoose }: DayColumnProps) {
  const [isOver, setOver] = useState(false);
  const today = dayOf(new Date().toISOString());
  const { house } = shopConfig.promises;
  const isFree = day >= today && !isClosed(day, house);
  const note = day === today ? 'heute' : isHoliday(day, house) ? 'Feiertag' : isClosed(day, house) ? 'geschlossen' : '';
  function drop(event: DragEvent) {
    setOver(false);
    event.preventDefault();
    onChoose(event.dataTransfer.getData('text/plain'), day);
  }
  return (
    <li
      onDragOver={(event) => {
        if (!isFree) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'min-w-0 border-t-[1.5px] pt-2 xl:min-h-96',
        isOver && 'bg-steel',
        day === today ? 'border-ink' : 'border-line',
      )}
    >
      <h2 className="text-base">
        <span className="sr-only">{formatDayInFull(day)}</span>
        <span aria-hidden="true">
          {weekdayName[weekdayOf(day)]} <span className="font-normal text-muted">{formatDay(day).slice(0, 6)}</span>
        </span>
        {note !== '' && <span className="ml-2 font-normal text-muted">{note}</span>}
      </h2>
      {visits.some(({ method, state }) => method === 'pickup' && state !== 'gone') && (
        <p className="mt-1 text-sm">
          <PageLink href={`${deskApi.pickupOrders}?day=${day}`} download={`Abholungen-${day}.pdf`}>
            Abholaufträge (PDF)
          </PageLink>
        </p>
      )}
      {visits.length === 0 ? (
        <p className="mt-2 text-sm text-muted">Kein Termin.</p>
      ) : (
        <VisitList {...{ visits, chosen, mayFix, onChoose }} />
      )}
    </li>
  );
}
