import type { Visit } from '#contract/desk/desk-week.ts';
import { addDays, type Day } from '#domain/values/day.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';

/** What is done on such a day, as a label. */
export const methodNames: Readonly<Record<Visit['method'], string>> = { pickup: 'Abholung', delivery: 'Anlieferung' };

/** '30. November bis 6. Dezember 2026' */
export function weekText(monday: Day): string {
  const [first = '', last = ''] = [monday, addDays(monday, 6)].map((day) =>
    formatDayInFull(day).replace(/^[^,]+, /, ''),
  );
  return `${first.replace(last.slice(-5), '')} bis ${last}`;
}

/** A place of a sale; the same for as long as its appointment is looked for. */
export const visitKey = ({ offerId, site = '' }: Visit) => `${offerId} ${site}`;

/** 'Muster GmbH, Hamburg' */
export const visitName = ({ seller, site }: Visit) => [seller, site].filter(Boolean).join(', ');
