import { type ReactNode, useState } from 'react';
import { appointmentForm } from '#contract/sale/appointment-form.ts';
import { appointmentDoubtTexts } from '#contract/sale/appointment-words.ts';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import type { Appointment } from '#domain/offer/facts.ts';
import {
  doubtsOfAppointment,
  overlaps,
  proposedAppointment,
  type WishedAt,
  windowsFor,
  wishesOf,
} from '#domain/offer/handover/appointment-wishes.ts';
import { addDays, type Day, dayOf, isDay, laterDay } from '#domain/values/day.ts';
import { formatDay } from '#domain/values/day-text.ts';
import { mondayOf, weekdayOf, weekdayShort } from '#domain/values/weekday.ts';
import { hoursOn } from '#domain/values/working-day.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/fields/date-field.tsx';
import { TimeField } from '#web/ui/fields/time-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { useCommand } from '../../use-command.ts';
import { useWeek } from '../../use-week.ts';

interface AppointmentFormProps {
  readonly offerId: string;
  readonly site?: string | undefined;
  readonly method: 'pickup' | 'delivery';
  /** With what the customer wished. */
  readonly place: WishedAt;
  /** What stands at this place now. */
  readonly standing?: Appointment | undefined;
  /** Days to choose by one press; any day can be typed. */
  readonly days?: readonly Day[];
  /** The day that is meant; else one is proposed. */
  readonly day?: Day | undefined;
  /** What stands elsewhere. */
  readonly taken?: readonly Appointment[];
  readonly onDone?: () => void;
}

const commands = { pickup: 'confirmPickupAppointment', delivery: 'confirmDeliveryAppointment' } as const;
const labels = { date: 'Tag', timeFrom: 'Uhrzeit von', timeTo: 'Uhrzeit bis' };
/** So many days are looked through for the first that suits. */
const ahead = 28;

/** A day and a window for one place: what suits the customer stands in it, what does not is said and sent all the same. */
export function AppointmentForm({ method, place, days = [], taken = [], ...props }: AppointmentFormProps) {
  const send = useCommand(commands[method], { id: props.offerId });
  const wishes = wishesOf(place);
  const [starts] = useState(() => startOf(props, days, taken, wishes));
  const form = useShopForm({
    schema: starts.schema,
    labels,
    defaultValues: starts.values,
    async onSubmit(appointment) {
      await send({ ...appointment, ...(props.site !== undefined && { site: props.site }) });
      props.onDone?.();
    },
  });
  const { hook } = form;
  const [date, timeFrom, timeTo] = hook.watch(['date', 'timeFrom', 'timeTo']);
  const { house } = shopConfig.promises;
  const open = isDay(date ?? '') ? hoursOn(date, house) : undefined;
  const doubts = isDay(date ?? '') ? doubtsOfAppointment({ date, timeFrom, timeTo }, wishes, house) : [];
  const { data: week, error, refetch } = useWeek(mondayOf(isDay(date ?? '') ? date : starts.today));
  const clashes = (week?.fixed ?? []).filter(
    (one) =>
      (one.offerId !== props.offerId || one.site !== props.site) &&
      one.method === method &&
      one.appointment !== undefined &&
      overlaps(one.appointment, { date, timeFrom, timeTo }),
  );
  const set = (values: Partial<Appointment>) => {
    const { date: day = date, timeFrom: from = timeFrom, timeTo: to = timeTo } = values;
    hook.reset({ date: day, timeFrom: from, timeTo: to });
  };
  return (
    <Form form={form}>
      {days.length > 0 && (
        <Choices label="Tag der Woche">
          {days.map((day) => (
            <Choice key={day} isChosen={day === date} onChoose={() => set({ date: day })}>
              {`${weekdayShort[weekdayOf(day)]} ${formatDay(day).slice(0, 6)}`}
            </Choice>
          ))}
        </Choices>
      )}
      <Bound form={form} name="date">
        {(field) => <DateField {...field} value={field.value || null} earliest={starts.today} />}
      </Bound>
      <Choices label="Zeitfenster">
        {windowsFor(wishes, open).map(({ from, to }) => (
          <Choice
            key={from}
            isChosen={from === timeFrom && to === timeTo}
            onChoose={() => set({ timeFrom: from, timeTo: to })}
          >
            {`${from} bis ${to}`}
          </Choice>
        ))}
      </Choices>
      <div className="grid grid-cols-2 gap-4">
        <Bound form={form} name="timeFrom">
          {(field) => <TimeField {...field} />}
        </Bound>
        <Bound form={form} name="timeTo">
          {(field) => <TimeField {...field} />}
        </Bound>
      </div>
      <ReadRefusal error={error} read={refetch} />
      <ul aria-live="polite" className={doubts.length + clashes.length === 0 ? 'contents' : ''}>
        {doubts.map((doubt) => (
          <li key={doubt} className="text-warn">
            {appointmentDoubtTexts[doubt]}
          </li>
        ))}
        {clashes.map(({ offerId, site = '', number, seller }) => (
          <li key={`${offerId} ${site}`} className="text-warn">
            {`Zur selben Zeit: ${[number, seller, site].filter(Boolean).join(', ')}.`}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <SubmitButton form={form} busyText="Wird bestätigt …">
          {props.standing ? 'Termin verschieben' : 'Termin bestätigen'}
        </SubmitButton>
        {props.onDone && (
          <Button data-leaves kind="quiet" onClick={props.onDone}>
            Zurück
          </Button>
        )}
      </div>
    </Form>
  );
}

function startOf(
  { day, standing }: Pick<AppointmentFormProps, 'day' | 'standing'>,
  days: readonly Day[],
  taken: readonly Appointment[],
  wishes: ReturnType<typeof wishesOf>,
) {
  const { house } = shopConfig.promises;
  const today = dayOf(new Date().toISOString());
  const tomorrow = addDays(today, 1);
  const [first = tomorrow] = days;
  const from = day ?? laterDay(first, tomorrow);
  const proposed = proposedAppointment({ wishes, from, days: day === undefined ? ahead : 1, taken, house });
  const [window] = windowsFor(wishes, hoursOn(from, house));
  const blank = { date: day ?? '', timeFrom: window?.from ?? '', timeTo: window?.to ?? '' };
  const values = standing && day === undefined ? standing : (proposed ?? blank);
  return { today, schema: appointmentForm(today), values };
}

function Choices({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that fill the fields below are no field set
    <div role="group" aria-label={label} className="-mb-3 flex flex-wrap gap-2">
      {children}
    </div>
  );
}

interface ChoiceProps {
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: string;
}

function Choice({ isChosen, onChoose, children }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={`min-h-11 rounded-sm border-[1.5px] px-3 tabular-nums ${isChosen ? 'border-ink bg-steel font-emphasis' : 'border-line hover:border-ink'}`}
    >
      {children}
    </button>
  );
}
