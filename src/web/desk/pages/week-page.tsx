import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { mayAtDesk } from '#contract/desk/desk-rights.ts';
import { deskPages } from '#contract/desk/desk-urls.ts';
import type { Visit } from '#contract/desk/desk-week.ts';
import { addDays, type Day, dayOf, isDay } from '#domain/values/day.ts';
import { mondayOf } from '#domain/values/weekday.ts';
import { useStore } from '#web/lib/store.ts';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { KeyButton } from '../actions/key-button.tsx';
import { useActions } from '../actions/use-actions.ts';
import { useDesk } from '../desk-context.ts';
import { FixVisit } from '../features/handover/week/fix-visit.tsx';
import { OpenVisits } from '../features/handover/week/open-visits.tsx';
import { WeekDays } from '../features/handover/week/week-days.tsx';
import { visitKey, weekText } from '../features/handover/week/week-words.ts';
import { isFocusFree } from '../ui/is-focus-free.ts';
import { useOwnSearch } from '../use-own-search.ts';
import { useWeek } from '../use-week.ts';

interface Chosen {
  readonly key: string;
  readonly day: Day | undefined;
}

/** Pickups and deliveries of a week, which its address names, and beside it what still wants a day. */
export function WeekPage() {
  const { session } = useDesk();
  const roles = useStore(session.member)?.roles ?? [];
  const router = useRouter();
  const page = useRef<HTMLDivElement>(null);
  const monday = mondayIn(useOwnSearch(deskPages.week));
  const [chosen, setChosen] = useState<Chosen>();
  const { data: week, error, refetch } = useWeek(monday);
  const go = (day: Day) => void router.navigate({ href: `${deskPages.week}?woche=${day}` });
  useActions({
    nextWeek: () => go(addDays(monday, 7)),
    previousWeek: () => go(addDays(monday, -7)),
    thisWeek: () => void router.navigate({ href: deskPages.week }),
  });
  useEffect(() => {
    if (isFocusFree()) page.current?.focus({ preventScroll: true });
  }, []);
  const mayFix = ({ method, state }: Visit) =>
    state !== 'gone' &&
    mayAtDesk(roles, method === 'pickup' ? 'confirmPickupAppointment' : 'confirmDeliveryAppointment');
  const choose = (key: string, day?: Day) =>
    setChosen(chosen?.key === key && day === undefined ? undefined : { key, day });
  const visit = [...(week?.open ?? []), ...(week?.fixed ?? [])].find(
    (one) => mayFix(one) && visitKey(one) === chosen?.key,
  );
  return (
    <div ref={page} tabIndex={-1} data-keys="week" className="px-5 py-6 outline-none md:px-7">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h1>Woche</h1>
          <p className="mt-1 text-muted">{weekText(monday)}</p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          <KeyButton action="previousWeek" />
          <KeyButton action="thisWeek" />
          <KeyButton action="nextWeek" />
        </div>
      </div>
      <ReadRefusal error={error} read={refetch} />
      {week === undefined ? (
        !error && (
          <p role="status" className="mt-6 text-muted">
            Wird gelesen …
          </p>
        )
      ) : (
        <div className="mt-6 grid gap-x-8 gap-y-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
          <WeekDays week={week} chosen={chosen?.key} mayFix={mayFix} onChoose={choose} />
          <div className="grid content-start gap-5 max-lg:order-first">
            {visit && (
              <FixVisit
                key={`${visitKey(visit)} ${chosen?.day ?? monday}`}
                visit={visit}
                day={chosen?.day}
                week={week}
                onDone={() => {
                  setChosen(undefined);
                  page.current?.focus({ preventScroll: true });
                }}
              />
            )}
            <OpenVisits week={week} chosen={chosen?.key} mayFix={mayFix} onChoose={choose} />
          </div>
        </div>
      )}
    </div>
  );
}

/** The week of an address; this one where it names none. */
function mondayIn(search: string): Day {
  const named = new URLSearchParams(search).get('woche') ?? '';
  return mondayOf(isDay(named) ? named : dayOf(new Date().toISOString()));
}
