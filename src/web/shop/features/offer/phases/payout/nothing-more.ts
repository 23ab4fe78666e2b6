/** Told to private sellers before it happens: the server finishes in their name once the Ankaufbeleg stands (decision 0430). */
export const nothingMore =
  'Mehr brauchen wir nicht von Ihnen: Wir stellen den Ankaufbeleg aus, schließen den Verkauf für Sie ab und zahlen aus.';
