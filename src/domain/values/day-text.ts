import { type Day, isDay } from './day.ts';
import { weekdayName, weekdayOf } from './weekday.ts';

const months = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
];

/** Writes a day as 04.12.2026. */
export function formatDay(day: Day): string {
  const [year, month, date] = day.split('-');
  return `${date}.${month}.${year}`;
}

/** Writes a day in full, 'Freitag, 4. Dezember 2026'. */
export function formatDayInFull(day: Day): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${weekdayName[weekdayOf(day)]}, ${date}. ${months[(month ?? 1) - 1]} ${year}`;
}

/** Writes the day or month that a text is named after, '24. November 2026' or 'November 2026'; any other name as it is. */
export function formatEdition(version: string): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(version) ?? [];
  const name = months[Number(month) - 1];
  if (name === undefined) return version;
  return `${date === undefined ? '' : `${Number(date)}. `}${name} ${year}`;
}

/** Reads a day as people type it ('1.2.2026', '01.02.26', '2026-02-01', without separators '20260201' or '01022026'); undefined when it is none. */
export function parseDay(entry: string): Day | undefined {
  const text = entry.trim();
  const german = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})$/.exec(text) ?? /^(\d{2})(\d{2})(20\d{2})$/.exec(text);
  const iso = text.replace(/^(20\d{2})(\d{2})(\d{2})$/, '$1-$2-$3');
  return [iso, german ? isoDay(german[1], german[2], german[3]) : ''].find(isDay);
}

function isoDay(date = '', month = '', year = ''): string {
  return `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
}
