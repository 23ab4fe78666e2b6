import { canBeSerial, isPlaceholder } from '#domain/values/placeholder.ts';

/** A value of a file of which nothing is known yet. */
export type Unknown = unknown;

/** Longest text that is taken over of a file. */
const longest = 120;

/** The fields of an object; empty for anything else. */
export function fieldValues(value: Unknown): ReadonlyMap<string, Unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return new Map();
  return new Map(Object.entries(value));
}

/** The entries of a list, at most as many; a single object is a list of one. */
export function entryValues(value: Unknown, most = 500): readonly Unknown[] {
  if (Array.isArray(value)) return value.slice(0, most);
  return typeof value === 'object' && value !== null ? [value] : [];
}

/** A text that says something, of at most 120 characters and without control characters. */
export function textValue(value: Unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value)
    .slice(0, longest * 4)
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, longest)
    // The cut may go through a character that takes two places.
    .replace(/[\ud800-\udbff]$/, '');
  return isPlaceholder(text) ? undefined : text;
}

/** A serial number that can be one. */
export function serialOf(value: Unknown): string | undefined {
  const text = textValue(value);
  return text !== undefined && canBeSerial(text) ? text : undefined;
}

/** A number of at least 0, also where it was written as a text. */
export function numberValue(value: Unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && number >= 0 && number <= Number.MAX_SAFE_INTEGER ? number : undefined;
}

const factors: Readonly<Record<string, number>> = {
  b: 1,
  kb: 1e3,
  mb: 1e6,
  gb: 1e9,
  tb: 1e12,
  kib: 1024,
  mib: 1024 ** 2,
  gib: 1024 ** 3,
  tib: 1024 ** 4,
};

/** Bytes of '476.94 GiB'. */
export function bytesValue(value: Unknown): number | undefined {
  const match = /^([\d.]+)\s*([kmgt]?i?b)$/i.exec(textValue(value) ?? '');
  const factor = factors[(match?.[2] ?? '').toLowerCase()];
  const amount = numberValue(match?.[1]);
  return factor === undefined || amount === undefined ? undefined : Math.round(amount * factor);
}

/** An object without the fields that nothing is known of. */
export function definedFields<T extends object>(fields: { readonly [K in keyof T]: T[K] | undefined }): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
}
