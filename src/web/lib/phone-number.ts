import { loadChunk } from './load-chunk.ts';

const loadNumbers = loadChunk(() => import('libphonenumber-js/max'));

/** Fetches what is known about telephone numbers, so that it is there when the field is left. */
export function preparePhoneNumbers(): void {
  void loadNumbers().catch(() => undefined);
}

/**
 * A telephone number in the spelling that is understood everywhere, '+49 341 1234567' (DIN 5008); without a country it is a German
 * one. Undefined for what no network would dial.
 */
export async function internationalPhone(entry: string): Promise<string | undefined> {
  const { parsePhoneNumberFromString } = await loadNumbers();
  const number = parsePhoneNumberFromString(entry, 'DE');
  return number?.isValid() ? number.formatInternational() : undefined;
}
