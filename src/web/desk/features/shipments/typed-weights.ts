/** Kilograms as they are typed, '4,5' or '4.5'; undefined where it is no weight of a parcel. */
export function typedWeight(text: string): number | undefined {
  if (!/^\d{1,3}(?:[.,]\d{1,2})?$/.test(text.trim())) return undefined;
  const weight = Number(text.trim().replace(',', '.'));
  return weight >= 0.1 ? weight : undefined;
}

/** Kilograms as they stand in a field, where they are read again: in our own lines. */
export function weightEntry(weight: number): string {
  return String(Math.round(weight * 100) / 100).replace('.', ',');
}
