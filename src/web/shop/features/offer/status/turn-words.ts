import type { ShownStatus } from '#contract/sale/offer-status.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';

/** Whose turn it is, and until when. */
export function turnWords({ turn, status, deadline }: Pick<ShownStatus, 'turn' | 'status' | 'deadline'>): string {
  switch (turn) {
    case 'you':
      return deadline === undefined ? 'Sie sind am Zug' : `Sie sind am Zug, bis ${formatDayInFull(deadline)}`;
    case 'we':
      return 'Wir sind am Zug';
    case 'done':
      return 'Ausgezahlt und abgeschlossen';
    case 'nobody':
      return status === 'deadlinePassed' ? 'Die Frist ist verstrichen' : 'Nichts mehr zu tun';
  }
}
