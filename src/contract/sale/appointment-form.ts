import { z } from 'zod';
import { daySchema, timeSchema } from '#contract/fields.ts';
import { across, ruled } from '#contract/rules/ruled.ts';
import { rules, text } from '#contract/rules/rules.ts';
import { addDays, type Day } from '#domain/values/day.ts';
import { isHoliday } from '#domain/values/working-day.ts';
import { shopConfig } from '#shop.config.ts';

const noHoliday = text(
  { rule: 'date', text: 'Das ist ein Feiertag. Bitte einen anderen Tag wählen.' },
  (day) => !isHoliday(day, shopConfig.promises.house),
);

/**
 * An appointment as it is chosen at the desk, from `today` on; times are Europe/Berlin. On a holiday at the provider's place nobody hands over goods here, though
 * another system may agree on one through the call.
 */
export function appointmentForm(today: Day) {
  return across(
    z.object({
      date: ruled(daySchema, rules.after(addDays(today, -1)), noHoliday),
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
