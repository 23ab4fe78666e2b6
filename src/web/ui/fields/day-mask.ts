/**
 * Sets the hyphens of yyyy-MM-dd while its digits are typed one after the other: the number keys of a phone have none. German dates,
 * corrections and what is pasted stay as they are.
 */
export function maskDay(typed: string, before: string): string {
  const addsOne = typed.length === before.length + 1 && typed.startsWith(before);
  if (addsOne && /^20.*-[-./ ]$/.test(typed)) return before;
  return addsOne && /^20\d{2}(-\d{2})?$/.test(typed) ? `${typed}-` : typed;
}
