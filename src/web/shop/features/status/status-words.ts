import type { ShownStatus } from '#contract/offer-status.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';

interface StepWords {
  /** What is the case. */
  readonly now: string;
  /** What happens next; empty where nothing does. */
  readonly next: string;
  /** What the customer signs in for, where it is their turn. */
  readonly action?: string;
}

const decide = 'Anmelden und entscheiden';
const goOn = 'Anmelden und weitermachen';
const afterArrival = 'Nach dem Eingang löschen wir die Datenträger und prüfen die Geräte.';
const noSurprise = 'Weicht etwas ab, fragen wir Sie, bevor sich der Preis ändert.';
const dataCheck = {
  now: 'Wir prüfen Ihre Angaben.',
  next: 'Danach bekommen Sie Versandetikett oder Termin per E-Mail.',
};
const testing = {
  now: 'Wir prüfen Ihre Geräte.',
  next: `${noSurprise} Sonst zahlen wir den vereinbarten Preis.`,
};
const closed = { now: 'Ihre Anfrage wurde geschlossen.', next: '' };

const words: Record<ShownStatus['step'], StepWords> = {
  initiated: {
    now: 'Wir tragen die Geräte ein, die Sie uns genannt haben.',
    next: 'Danach bekommen Sie ein Kaufpreisgebot mit Frist per E-Mail.',
  },
  submitted: {
    now: 'Wir prüfen Ihre Angaben zu den Geräten.',
    next: 'Sie bekommen ein Kaufpreisgebot mit Frist per E-Mail. Dann nehmen Sie an, lehnen ab oder nennen einen eigenen Preis.',
  },
  bidPlaced: {
    now: 'Sie nehmen das Gebot an, lehnen es ab oder nennen einen eigenen Preis.',
    next: 'Antworten Sie nicht, verfällt das Gebot. Ein Vertrag entsteht dann nicht.',
    action: decide,
  },
  counterbidOpen: {
    now: 'Sie haben unser Gebot abgelehnt und können noch einen eigenen Preis nennen.',
    next: 'Nennen Sie keinen, endet die Anfrage ohne Vertrag.',
    action: decide,
  },
  deadlinePassed: {
    now: 'Zeit zur Annahme des Ankaufpreises verstrichen!',
    next: 'Starten Sie bitte eine neue Anfrage.',
  },
  counterbidPlaced: {
    now: 'Ihr Gegenvorschlag liegt uns vor.',
    next: 'Wir nehmen ihn an, lehnen ihn ab oder machen ein neues Gebot. Sie bekommen eine E-Mail.',
  },
  agreed: {
    now: 'Der Kaufvertrag ist geschlossen. Jetzt fehlen Ihre Adresse und Ihr Auszahlungsweg.',
    next: 'Danach prüfen wir die Angaben und bereiten die Übergabe vor.',
    action: 'Anmelden und Angaben machen',
  },
  addressed: dataCheck,
  ordered: dataCheck,
  handover: { now: 'Die Übergabe der Geräte wird vorbereitet.', next: afterArrival, action: goOn },
  inTransit: { now: 'Ihre Geräte sind unterwegs zu uns.', next: afterArrival },
  received: {
    now: 'Ihre Geräte sind angekommen. Als Nächstes löschen wir die Datenträger.',
    next: `Danach prüfen wir die Geräte. ${noSurprise}`,
  },
  erased: testing,
  tested: testing,
  adjusted: {
    now: 'Der Preis weicht nach der Prüfung ab. Sie nehmen den angepassten Preis an oder lehnen ihn ab.',
    next: 'Ihr Schweigen gilt nicht als Zustimmung. Lehnen Sie ab, kommen die Geräte kostenlos zurück.',
    action: decide,
  },
  payout: {
    now: 'Die Prüfung ist abgeschlossen.',
    next: 'Sobald der Beleg steht und Sie den Verkauf abgeschlossen haben, zahlen wir aus.',
    action: goOn,
  },
  finished: {
    now: 'Der Verkauf ist abgeschlossen, die Zahlung steht an.',
    next: 'Sie bekommen eine E-Mail, sobald wir gezahlt haben.',
  },
  completed: { now: 'Wir haben ausgezahlt. Der Verkauf ist abgeschlossen.', next: '' },
  rejected: { now: 'Ein Ankauf der angebotenen IT kommt für uns aktuell nicht in Frage.', next: '' },
  declined: closed,
  counterbidRefused: closed,
  returning: {
    now: 'Der Auftrag endet ohne Ankauf.',
    next: 'Wir senden Ihre Geräte ohne Kosten für Sie zurück.',
  },
  aborted: { now: 'Der Auftrag ist beendet.', next: '' },
  cancelled: { now: 'Der Verkauf wurde abgebrochen.', next: '' },
};

/** What is the case at this step, and what follows. */
export function stepWords({ step }: Pick<ShownStatus, 'step'>): StepWords {
  return words[step];
}

/** Whose turn it is, and until when. */
export function turnWords({ turn, step, deadline }: Pick<ShownStatus, 'turn' | 'step' | 'deadline'>): string {
  switch (turn) {
    case 'you':
      return deadline === undefined ? 'Sie sind am Zug' : `Sie sind am Zug, bis ${formatDayInFull(deadline)}`;
    case 'we':
      return 'Wir sind am Zug';
    case 'done':
      return 'Ausgezahlt und abgeschlossen';
    case 'nobody':
      return step === 'deadlinePassed' ? 'Die Frist ist verstrichen' : 'Nichts mehr zu tun';
  }
}
