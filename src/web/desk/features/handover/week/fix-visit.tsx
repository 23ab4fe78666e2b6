import { useEffect, useRef } from 'react';
import type { Visit, Week } from '#contract/desk/desk-week.ts';
import { wishFacts } from '#contract/goods/wish-facts.ts';
import { addDays, type Day } from '#domain/values/day.ts';
import { Facts } from '#web/ui/facts.tsx';
import { AppointmentForm } from '../appointment-form.tsx';
import { visitKey, visitName } from './week-words.ts';

interface FixVisitProps {
  readonly visit: Visit;
  /** The day onto which it was dragged. */
  readonly day: Day | undefined;
  readonly week: Week;
  readonly onDone: () => void;
}

/** An appointment for one place: the wishes, and a day of the shown week that suits. */
export function FixVisit({ visit, day, week: { monday, fixed }, onDone }: FixVisitProps) {
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    // The first choice that sends what is proposed with Enter.
    part.current?.querySelector('input')?.focus();
  }, []);
  const key = visitKey(visit);
  const taken = fixed.flatMap((one) =>
    one.appointment && one.method === visit.method && visitKey(one) !== key ? one.appointment : [],
  );
  return (
    <section
      ref={part}
      aria-label={`Termin: ${visitName(visit)}`}
      className="rounded-sm border-[1.5px] border-ink bg-sheet p-4"
    >
      <h2 className="text-base wrap-anywhere">{visitName(visit)}</h2>
      <div className="mt-2 mb-4 text-sm">
        <Facts facts={wishFacts(visit)} />
      </div>
      <AppointmentForm
        offerId={visit.offerId}
        site={visit.site}
        method={visit.method}
        place={visit}
        standing={visit.appointment}
        days={Array.from({ length: 5 }, (_, index) => addDays(monday, index))}
        day={day}
        taken={taken}
        onDone={onDone}
      />
    </section>
  );
}
