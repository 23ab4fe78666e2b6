import { z } from 'zod';
import { numberAsTyped, typedText } from '#contract/fields.ts';
import { ruled } from '#contract/rules/ruled.ts';
import { type Check, rules, text } from '#contract/rules/rules.ts';
import { isDay } from '#domain/values/day.ts';
import { numberText } from '#domain/values/number-text.ts';
import { isTimeRange } from '#domain/values/time-range.ts';

/** One value of a setting: a text, as it is typed, so that form, history and what is stored are the same. */
export interface SettingField {
  readonly label: string;
  readonly kind: 'line' | 'lines' | 'number' | 'choice' | 'markdown' | 'secret';
  readonly hint?: string;
  /** Wants the whole width. */
  readonly isWide?: true;
  /** Of a choice: its values with their names. */
  readonly options?: Readonly<Record<string, string>>;
  readonly schema: z.ZodType<string, string>;
}

interface FieldOptions {
  readonly hint?: string;
  readonly max?: number;
  readonly isRequired?: true;
  readonly check?: Check;
}

/** The same check of what is not empty. */
const whereSaid =
  (check: Check): Check =>
  (value) =>
    value === '' ? undefined : check(value);
const hinted = (hint: string | undefined) => (hint === undefined ? {} : { hint });
const asked = (isRequired: true | undefined) => (isRequired ? [rules.required] : []);

/** A line of text. */
export function line(label: string, { hint, max = 200, isRequired, check }: FieldOptions = {}): SettingField {
  const schema = ruled(
    typedText,
    ...asked(isRequired),
    rules.max(max),
    rules.line,
    ...(check ? [whereSaid(check)] : []),
  );
  return { label, kind: 'line', ...hinted(hint), schema };
}

/** How a secret is kept: the instant from which it is, and what encryption made of it; a former one has lost that. */
export const keptSecret = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)\|([\w-]*)$/;

/** What is typed and never shown again; an empty one leaves what is kept. */
export function secret(label: string, hint?: string): SettingField {
  const short = rules.max(1000);
  const bounded: Check = (value) => (typeof value === 'string' && keptSecret.test(value) ? undefined : short(value));
  return { label, kind: 'secret', ...hinted(hint), schema: ruled(typedText, bounded, rules.line) };
}

/** Several lines, each of which may be checked. */
export function lines(label: string, { hint, max = 4000, isRequired, check }: FieldOptions = {}): SettingField {
  const each: Check = (value) =>
    typeof value === 'string'
      ? entryLines(value)
          .map((one) => check?.(one))
          .find((fault) => fault !== undefined)
      : undefined;
  const schema = ruled(typedText, ...asked(isRequired), rules.max(max), rules.plainText, each);
  return { label, kind: 'lines', ...hinted(hint), schema };
}

/** The entries of a field of several lines. */
export function entryLines(entry: string): string[] {
  return entry
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

/** A whole number from the lowest to the highest; empty says none, unless it is required. */
export function number(label: string, lowest: number, highest: number, options: FieldOptions = {}): SettingField {
  const span = text(
    {
      rule: 'matches',
      text: `{attribute}: Bitte eine ganze Zahl von ${numberText(lowest)} bis ${numberText(highest)} angeben.`,
    },
    (entry) => /^\d{1,9}$/.test(entry) && Number(entry) >= lowest && Number(entry) <= highest,
  );
  const schema = ruled(numberAsTyped, ...asked(options.isRequired), whereSaid(span));
  return { label, kind: 'number', ...hinted(options.hint), schema };
}

/** One of a few values. */
export function choice(label: string, options: Readonly<Record<string, string>>, hint?: string): SettingField {
  const known = text({ rule: 'matches' }, (entry) => Object.hasOwn(options, entry));
  return { label, kind: 'choice', options, ...hinted(hint), schema: ruled(z.string(), rules.required, known) };
}

/** A span of time as it is typed, '8:00–16:30' too, as `HH:mm`; undefined where it is none. */
export function typedTimeSpan(entry: string): { from: string; to: string } | undefined {
  const found = /^(\d{1,2})(?:[:.](\d\d))?\s*(?:Uhr\s*)?(?:-|–|bis)\s*(\d{1,2})(?:[:.](\d\d))?(?:\s*Uhr)?$/.exec(
    entry.trim(),
  );
  if (!found) return undefined;
  const [, fromHour = '', fromMinute = '00', toHour = '', toMinute = '00'] = found;
  const span = { from: `${fromHour.padStart(2, '0')}:${fromMinute}`, to: `${toHour.padStart(2, '0')}:${toMinute}` };
  return isTimeRange(span) ? span : undefined;
}

/** A day of every year, '24.12.', or a single one, '27.12.2026', as `MM-dd` or `yyyy-MM-dd`; undefined where it is none. */
export function closedDayOf(entry: string): string | undefined {
  const [, day = '', month = '', year] = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})?$/.exec(entry.trim()) ?? [];
  const date = `${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  // A leap year, so that 29 February can be a day of every year.
  if (!isDay(`${year ?? '2028'}-${date}`)) return undefined;
  return year === undefined ? date : `${year}-${date}`;
}
