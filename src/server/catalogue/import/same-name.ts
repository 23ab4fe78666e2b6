import { slugOf } from '#domain/catalogue/slug.ts';

const same = new Map<string, string>();

/** Names that differ in case, accents, spaces and punctuation alone are one. A library asks for the same ones thousands of times. */
export function sameName(name: string): string {
  const known =
    same.get(name) ??
    slugOf(name)
      .replace(/-verkaufen$/, '')
      .replaceAll('-', '');
  same.set(name, known);
  return known;
}
