const placeholder = /\{\{(?<optional>\??)(?<path>[a-zA-Z.]+)\}\}/g;

/** A value of the configuration that a page names, and whether the page does without it when it is not set. */
export interface Placeholder {
  path: string;
  optional: boolean;
}

/** All placeholders of a text, in order: `{{company.name}}`, or `{{?company.vatId}}` for one it does without. */
export function placeholdersOf(text: string): Placeholder[] {
  return [...text.matchAll(placeholder)].map(({ groups }) => ({
    path: groups?.path ?? '',
    optional: groups?.optional === '?',
  }));
}

/**
 * Writes the values of a configuration into a text. A line with an optional placeholder falls away when its value is not set;
 * any other unset value becomes what `missing` answers for its path.
 */
export function fillPlaceholders(text: string, values: object, missing: (path: string) => string): string {
  return text
    .split('\n')
    .filter((line) =>
      placeholdersOf(line).every(({ path, optional }) => !optional || valueAt(values, path) !== undefined),
    )
    .map((line) => line.replace(placeholder, (_all, _optional, path: string) => valueAt(values, path) ?? missing(path)))
    .join('\n');
}

/** The value at `a.b.c` as text, lists joined by commas; undefined when it is empty or not there. */
export function valueAt(values: object, path: string): string | undefined {
  const found = path.split('.').reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), values);
  const text = Array.isArray(found) ? found.join(', ') : found;
  return (typeof text === 'string' && text.trim() !== '') || typeof text === 'number' ? String(text) : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
