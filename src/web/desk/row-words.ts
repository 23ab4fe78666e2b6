import type { QueueRow } from '#contract/desk/desk-queue.ts';
import { type DeskSide, deskTasks } from '#domain/sale/desk-tasks.ts';
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
