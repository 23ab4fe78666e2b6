import { type Instant, instantAt, isDay } from '#domain/values/day.ts';

const parts =
  /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})[T ]+(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?\s*(Z|[+-]\d{2}:?\d{2})?$/i;
const german = /^(\d{1,2})\.(\d{1,2})\.(\d{4})[, ]+(\d{1,2}):(\d{2})(?::(\d{2}))?$/;

/** The instant of a time as tools write it; without a zone it is the time in Germany. Undefined where it is none. */
export function saidTime(text: string | undefined): Instant | undefined {
  if (text === undefined) return undefined;
  const trimmed = text.trim();
  const dotted = german.exec(trimmed);
  const [, year, month, date, hour, minute, second = '00', zone] = dotted
    ? ['', dotted[3], dotted[2], dotted[1], dotted[4], dotted[5], dotted[6]]
    : (parts.exec(trimmed) ?? []);
  if (year === undefined || month === undefined || date === undefined || hour === undefined || minute === undefined)
    return undefined;
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const time = `${hour.padStart(2, '0')}:${minute}`;
  if (!isDay(day) || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  if (zone === undefined) return new Date(Date.parse(instantAt(day, time)) + Number(second) * 1000).toISOString();
  const offset =
    zone.toUpperCase() === 'Z' || zone.includes(':') ? zone.toUpperCase() : `${zone.slice(0, 3)}:${zone.slice(3)}`;
  const at = new Date(`${day}T${time}:${second}${offset}`);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

/** Seconds of 'HH:MM:SS'; hours may have more digits. */
export function saidSeconds(text: string | undefined): number | undefined {
  const found = /^(\d+):(\d{2}):(\d{2})$/.exec(text?.trim() ?? '');
  return found ? Number(found[1]) * 3600 + Number(found[2]) * 60 + Number(found[3]) : undefined;
}
