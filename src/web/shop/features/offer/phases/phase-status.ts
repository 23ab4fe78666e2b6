/** What the page of a mail's link says of a phase; apart from the screens, which that page does without. */
export interface PhaseStatus {
  /** What is the case. */
  readonly now: string;
  /** What happens next; empty where nothing does. */
  readonly next: string;
  /** What the customer signs in for, where it is their turn. */
  readonly action?: string;
  /** The goods can be offered once more. */
  readonly offersAnew?: true;
}

export const signInToDecide = 'Anmelden und entscheiden';
export const signInToContinue = 'Anmelden und weitermachen';
export const afterArrival = 'Nach dem Eingang löschen wir die Datenträger und prüfen die Geräte.';
export const noSurprise = 'Weicht etwas ab, fragen wir Sie, bevor sich der Preis ändert.';
