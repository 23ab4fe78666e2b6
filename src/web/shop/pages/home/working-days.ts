/** '1 Werktag', '3 Werktage'; undefined for what the provider does not promise. */
export function workingDays(days: number | undefined): string | undefined {
  if (days === undefined) return undefined;
  return days === 1 ? '1 Werktag' : `${days} Werktage`;
}
