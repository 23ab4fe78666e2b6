import { loadChunk } from './load-chunk.ts';

const loadNumbers = loadChunk(() => import('#contract/account/phone.ts'));

/** Fetches what is known about telephone numbers, so that it is there when the field is left. */
export function preparePhoneNumbers(): void {
  void loadNumbers().catch(() => undefined);
}

/** A telephone number as people write it by DIN 5008, '+49 341 1234567'; undefined for what no network would dial. */
export async function formatPhoneEntry(entry: string): Promise<string | undefined> {
  const { formatPhone, phoneSchema } = await loadNumbers();
  const { data } = phoneSchema.safeParse(entry);
  return data === undefined ? undefined : formatPhone(data);
}
