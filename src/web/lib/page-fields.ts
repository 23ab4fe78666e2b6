/** Page data as far as a page reads it: what is missing or of another kind is empty. */
export interface PageFields {
  text(key: string): string;
  number(key: string): number;
  flag(key: string): boolean;
  part(key: string): PageFields;
  list(key: string): PageFields[];
}

/** Reads page data by hand, because the first load of a page carries no schema library (docs/decisions/0047). */
export function pageFields(data: unknown): PageFields {
  const record = isRecord(data) ? data : {};
  return {
    text: (key) => (typeof record[key] === 'string' ? record[key] : ''),
    number: (key) => (typeof record[key] === 'number' ? record[key] : 0),
    flag: (key) => record[key] === true,
    part: (key) => pageFields(record[key]),
    list: (key) => (Array.isArray(record[key]) ? record[key].map(pageFields) : []),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
