import type { Stage, Status } from '#domain/offer/phase.ts';

/** The five steps of the process in the customer's words. */
export const stepNames = {
  negotiation: 'Kaufpreis',
  logistics: 'Versand',
  deletion: 'Datenlöschung',
  testing: 'Prüfung',
  payout: 'Auszahlung',
} as const satisfies Partial<Record<Stage, string>>;

/** Names of all stages, the ends included. */
export const stageNames: Record<Stage, string> = {
  ...stepNames,
  rejected: 'Geschlossen',
  orderRejected: 'Beendet',
  cancelled: 'Storniert',
  completed: 'Ausgezahlt',
};

const statusNames: Record<Exclude<Status, 'alreadyDelivered'>, string> = {
  initiated: 'Wird aufgenommen',
  submitted: 'Anfrage eingegangen',
  converted: 'Kaufpreisgebot liegt vor',
  counterbid: 'Gebot abgelehnt, eigener Preis möglich',
  deadlinePassed: 'Frist verstrichen',
  counterbidSubmitted: 'Gegenvorschlag gesendet',
  accepted: 'Gebot angenommen',
  counterbidAccepted: 'Gegenvorschlag angenommen',
  rejected: 'Kein Ankauf',
  declined: 'Anfrage geschlossen',
  counterbidDeclined: 'Gegenvorschlag abgelehnt',
  cancelled: 'Storniert',
};

const deliveredNames: Partial<Record<Stage, string>> = {
  logistics: 'Geräte unterwegs',
  deletion: 'Geräte angekommen',
  testing: 'Geräte in der Prüfung',
  payout: 'Auszahlung steht an',
  orderRejected: 'Auftrag beendet',
  completed: 'Ausgezahlt',
};

/** The status in words; what is already delivered is told by its stage. */
export function statusText(status: Status, stage: Stage): string {
  return status === 'alreadyDelivered' ? (deliveredNames[stage] ?? 'Geräte angekommen') : statusNames[status];
}
