import { z } from 'zod';
import { daySchema, timeSchema } from '#contract/fields.ts';
import { across, ruled } from '#contract/rules/ruled.ts';
import { rules, text } from '#contract/rules/rules.ts';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { addDays, type Day } from '#domain/values/day.ts';
import { isClosed, isHoliday } from '#domain/values/working-day.ts';

const noHoliday = text(
  { rule: 'date', text: 'Das ist ein Feiertag. Bitte einen anderen Tag wählen.' },
  (day) => !isHoliday(day, shopConfig.promises.house),
);
const notClosed = text(
  { rule: 'date', text: 'An diesem Tag haben wir geschlossen. Bitte einen anderen Tag wählen.' },
  (day) => !isClosed(day, shopConfig.promises.house),
);

/**
 * An appointment as it is chosen at the desk, from `today` on; times are Europe/Berlin. On a holiday at the provider's place, or when it is closed, nobody hands over goods here, though
 * another system may agree on one through the call.
 */
export function appointmentForm(today: Day) {
  return across(
    z.object({
      date: ruled(daySchema, rules.after(addDays(today, -1)), rules.bail, noHoliday, notClosed),
      timeFrom: timeSchema,
      timeTo: timeSchema,
    }),
    {
      at: ['timeTo'],
      fault: { rule: 'endsTooEarly' },
      holds: ({ timeFrom, timeTo }) => !timeFrom || !timeTo || timeFrom < timeTo,
    },
  );
}
