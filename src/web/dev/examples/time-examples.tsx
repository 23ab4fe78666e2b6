import type { Day } from '#domain/values/day.ts';
import type { Weekday } from '#domain/values/weekday.ts';
import { DateField } from '#web/ui/fields/date-field.tsx';
import { TimeField } from '#web/ui/fields/time-field.tsx';
import { WeekdayPicker } from '#web/ui/fields/weekday-picker.tsx';
import { Example, Examples, States } from '../example.tsx';
import { required } from './example-words.ts';

export function TimeExamples() {
  return (
    <>
      <Examples title="Datum">
        <States<Day | null | undefined> of="Datum" empty={null} filled="2026-12-24" error={required('Datum')}>
          {(field) => <DateField {...field} />}
        </States>
        <Example<Day | null | undefined> name="Datum, vom 7. bis 18. Dezember" start="2026-12-09">
          {(field) => <DateField {...field} earliest="2026-12-07" latest="2026-12-18" />}
        </Example>
      </Examples>
      <Examples title="Uhrzeit">
        <States of="Uhrzeit" empty="" filled="09:30" error={required('Uhrzeit')}>
          {(field) => <TimeField {...field} />}
        </States>
      </Examples>
      <Examples title="Wochentage">
        <States<readonly Weekday[]> of="Wochentage" empty={[]} filled={['mon', 'fri']} error={required('Wochentage')}>
          {(field) => <WeekdayPicker {...field} />}
        </States>
      </Examples>
    </>
  );
}
