import type { CustomerSale } from '#contract/desk/desk-customers.ts';
import type { QueueRow } from '#contract/desk/desk-queue.ts';
import { type DeskSide, deskTasks } from '#domain/sale/desk-tasks.ts';
import { type Day, dayOf, daysBetween } from '#domain/values/day.ts';

/** Until when something is due, short: 'heute', 'morgen', '24.11.', and whether that is today or over. */
export function dueWords(due: Day, today: Day): { readonly text: string; readonly isNear: boolean } {
  const days = daysBetween(today, due);
  if (days < -1) return { text: `seit ${-days} Tagen`, isNear: true };
  if (days === -1) return { text: 'seit gestern', isNear: true };
  if (days === 0) return { text: 'heute', isNear: true };
  if (days === 1) return { text: 'morgen', isNear: false };
  return { text: shortDay(due, today), isNear: false };
}

/** Until when a row is due; of one that nothing is due for the day on which it came, told apart from that. */
export function dayWords({ due, created }: Pick<CustomerSale, 'due' | 'created'>, today: Day): string {
  return due === undefined ? `vom ${shortDay(dayOf(created), today)}` : dueWords(due, today).text;
}

/** Without a year that is this one's: '24.11.'. */
function shortDay(day: Day, today: Day): string {
  const [year, month, date] = day.split('-');
  const short = `${Number(date)}.${Number(month)}.`;
  return year === today.slice(0, 4) ? short : `${short}${year}`;
}

/** What is to be done with a row, and whose turn it is; an open question goes before the task where it changes the turn. */
export function taskWords(row: Pick<QueueRow, 'task' | 'side' | 'isExpired'>): {
  readonly text: string;
  readonly side: DeskSide;
} {
  const { task, side, isExpired } = row;
  const { name, side: usual } = deskTasks[task];
  if (side === 'ours' && usual !== 'ours') return { text: 'Frage beantworten', side };
  if (isExpired) return { text: 'Frist verstrichen', side: 'over' };
  return side === usual ? { text: name, side } : { text: 'Antwort auf Rückfrage abwarten', side };
}

/** How long something has waited, at the end of a sentence: '12 Min.', '5 Std. 12 Min.', '3 Tagen.' */
export function waitedWords(since: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / 60_000));
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${Math.floor(hours / 24)} Tagen.`;
  return hours === 0 ? `${minutes} Min.` : `${hours} Std. ${minutes % 60} Min.`;
}
