import type { QueueRow } from '#contract/desk-queue.ts';
import { type DeskSide, deskTasks } from '#domain/offer/desk-task.ts';
import { type Day, daysBetween } from '#domain/values/day.ts';

/** Until when something is due, short: 'heute', 'morgen', '24.11.', and whether that is today or over. */
export function dueWords(due: Day, today: Day): { readonly text: string; readonly isNear: boolean } {
  const days = daysBetween(today, due);
  if (days < -1) return { text: `seit ${-days} Tagen`, isNear: true };
  if (days === -1) return { text: 'seit gestern', isNear: true };
  if (days === 0) return { text: 'heute', isNear: true };
  if (days === 1) return { text: 'morgen', isNear: false };
  const [year, month, date] = due.split('-');
  const short = `${Number(date)}.${Number(month)}.`;
  return { text: year === today.slice(0, 4) ? short : `${short}${year}`, isNear: false };
}

/** What is to be done with a row, and whose turn it is. */
export function taskWords({ task, isExpired }: QueueRow): { readonly text: string; readonly side: DeskSide } {
  const { name, side } = deskTasks[task];
  return isExpired ? { text: 'Frist verstrichen', side: 'over' } : { text: name, side };
}
