import { foundText, soughtWords } from '#domain/values/spelling.ts';
import type { Option } from './option.ts';

const german = new Intl.Collator('de', { sensitivity: 'base', usage: 'search' });
const byLabel = (one: Option, other: Option) => one.label.localeCompare(other.label, 'de');

interface Fitting {
  readonly sorted: boolean;
  readonly minimumQuery: number;
  readonly freeEntry: boolean;
  readonly emptyText: string | undefined;
  /** They were chosen for what is typed and put in order elsewhere. */
  readonly ranked?: boolean;
}

/** The options that hold every typed word; where none does and own words are taken, what was typed is the one option. */
export function fittingOptions(options: readonly Option[], typed: string, how: Fitting): readonly Option[] {
  const text = typed.trim();
  if (text.length < how.minimumQuery) return [];
  if (how.ranked === true) return options;
  const all = how.sorted ? options.toSorted(byLabel) : options;
  const fitting = text === '' ? all : all.filter(({ label }) => holds(label, text));
  if (fitting.length > 0 || !how.freeEntry || text === '') return fitting;
  return [{ value: text, label: `${how.emptyText ?? 'Eigene Angabe'}: ${text}` }];
}

/** What stands in the list when it has no option: why, and what to do. */
export function emptyListText(typed: string, how: Pick<Fitting, 'minimumQuery' | 'emptyText'>): string {
  const missing = how.minimumQuery - typed.trim().length;
  if (missing > 0) return missing === 1 ? 'Bitte noch 1 Zeichen eingeben.' : `Bitte noch ${missing} Zeichen eingeben.`;
  return how.emptyText ?? 'Keine passende Auswahl gefunden.';
}

/** Every typed word occurs, whatever its case and spelling. */
function holds(text: string, typed: string): boolean {
  const within = foundText(text);
  return soughtWords(typed).every((word) => within.includes(word));
}

/** The option whose whole name was typed, in whatever case. */
export function optionByLabel(options: readonly Option[], text: string): Option | undefined {
  return options.find((option) => german.compare(option.label, text.trim()) === 0);
}

/** The value of the option that was typed out, else the text itself; undefined for blanks. */
export function matching(options: readonly Option[], text: string): string | undefined {
  if (text.trim() === '') return undefined;
  return optionByLabel(options, text)?.value ?? text;
}
