import type { Day } from '#domain/values/day.ts';
import type { Weekday } from '#domain/values/weekday.ts';
import { DateField } from '#web/ui/fields/date-field.tsx';
import { TimeField } from '#web/ui/fields/time-field.tsx';
import { WeekdayPicker } from '#web/ui/fields/weekday-picker.tsx';
import { Example, ExampleStates, Examples } from '../example.tsx';
import { required } from './example-words.ts';

export function TimeExamples() {
  return (
    <>
      <Examples title="Datum">
        <ExampleStates<Day | null | undefined> of="Datum" empty={null} filled="2026-12-24" error={required('Datum')}>
          {(field) => <DateField {...field} />}
        </ExampleStates>
        <Example<Day | null | undefined> name="Datum, vom 7. bis 18. Dezember" start="2026-12-09">
          {(field) => <DateField {...field} earliest="2026-12-07" latest="2026-12-18" />}
        </Example>
      </Examples>
      <Examples title="Uhrzeit">
        <ExampleStates of="Uhrzeit" empty="" filled="09:30" error={required('Uhrzeit')}>
          {(field) => <TimeField {...field} />}
        </ExampleStates>
      </Examples>
      <Examples title="Wochentage">
        <ExampleStates<readonly Weekday[]>
          of="Wochentage"
          empty={[]}
          filled={['mon', 'fri']}
          error={required('Wochentage')}
        >
          {(field) => <WeekdayPicker {...field} />}
        </ExampleStates>
      </Examples>
    </>
  );
}
