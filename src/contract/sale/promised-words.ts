import type { Promised, PromisedThing } from '#domain/offer/promises/promised.ts';
import { type Day, dayOf } from '#domain/values/day.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';

const inTime: Readonly<Record<PromisedThing, (day: string) => string>> = {
  bid: (day) => `Unser Kaufpreisgebot kommt spätestens am ${day}.`,
  packaging: (day) => `Material und Etikett kommen spätestens am ${day}.`,
  inspection: (day) => `Die Prüfung ist spätestens am ${day} abgeschlossen.`,
  tax: (day) => `Wie Ihr Verkauf besteuert wird, entscheiden wir spätestens am ${day}.`,
  payout: (day) => `Wir zahlen spätestens am ${day}.`,
  return: (day) => `Die Rücksendung beginnt spätestens am ${day}.`,
};

const late: Readonly<Record<PromisedThing, string>> = {
  bid: 'unser Kaufpreisgebot',
  packaging: 'Material und Etikett',
  inspection: 'das Ergebnis der Prüfung',
  tax: 'unsere Entscheidung über die Umsatzsteuer',
  payout: 'die Zahlung',
  return: 'die Rücksendung',
};

/** The day in a sentence; once it is over, that it was not kept. The same on screens, on the page of a mail's link and in mails. */
export function promisedText({ what, by }: Promised, today: Day = dayOf(new Date().toISOString())): string {
  if (today <= by) return inTime[what](formatDayInFull(by));
  return `Zugesagt war ${late[what]} bis ${formatDayInFull(by)}. Es dauert länger, als wir zugesagt haben.`;
}
