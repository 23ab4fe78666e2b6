import { formatDayInFull } from '#domain/values/day-text.ts';
import type { Appointment, DeletionSkipReason, Receipt } from '../facts.ts';

/** 'eine Geräteliste und 3 Fotos' */
export function uploadsText(images: number, list: boolean): string {
  const parts = [list ? 'eine Geräteliste' : '', images > 0 ? `${images} ${images === 1 ? 'Foto' : 'Fotos'}` : ''];
  return parts.filter(Boolean).join(' und ');
}

/** '3 Positionen' */
export function positionsText(count: number): string {
  return count === 1 ? '1 Position' : `${count} Positionen`;
}

/** '3 Geräte sind angekommen, dazu 1 nicht vereinbarte' */
export function arrivalsText({ lines, foreign }: Receipt): string {
  const received = lines.reduce((sum, line) => sum + line.received, 0);
  const others = foreign.reduce((sum, { units }) => sum + units, 0);
  const text = `${received === 1 ? '1 Gerät ist' : `${received} Geräte sind`} angekommen`;
  return others === 0 ? text : `${text}, dazu ${others} nicht vereinbarte`;
}

/** '3 Datenträger'; none where nothing was found to erase. */
export function mediaText(count: number): string {
  return count === 0 ? 'In den Geräten waren keine Datenträger' : `${count} Datenträger`;
}

/** ', Sendung 00340433836442636597'; empty without a number. */
export function parcelsText(trackingNumbers: readonly string[]): string {
  if (trackingNumbers.length === 0) return '';
  return `, ${trackingNumbers.length === 1 ? 'Sendung' : 'Sendungen'} ${trackingNumbers.join(', ')}`;
}

/** 'Dienstag, 8. Dezember 2026, 09:00 bis 12:00 Uhr' */
export function appointmentText({ date, timeFrom, timeTo }: Appointment): string {
  return `${formatDayInFull(date)}, ${timeFrom} bis ${timeTo} Uhr`;
}

/** ', Standort Hamburg'; empty where there is one place. */
export function siteText({ site }: { site?: string | undefined }): string {
  return site === undefined ? '' : `, Standort ${site}`;
}

/** A reason as somebody typed it, with or without its own full stop; empty where none was given. */
export function reasonText(reason = ''): string {
  return reason === '' ? '' : `Begründung: ${reason.replace(/[.\s]+$/, '')}.`;
}

export const skipReasons: Readonly<Record<DeletionSkipReason, string>> = {
  noMedia: 'Es waren keine Datenträger enthalten',
  mediaRemovedByCustomer: 'Sie hatten die Datenträger vorher entnommen',
  customerWaived: 'Sie haben darauf verzichtet',
  destroyedInstead: 'Die Datenträger wurden vernichtet',
};
