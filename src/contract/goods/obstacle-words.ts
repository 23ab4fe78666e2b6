import type { BindingObstacle } from '#domain/pricing/binding-bid.ts';

/** Why an inquiry was not answered at once, for its seller: a sentence each, without the limits of the owner; first what the seller can do without. */
const obstacleWords: Record<BindingObstacle, string> = {
  comment: 'Sie haben etwas angemerkt. Das lesen wir selbst; ohne Anmerkung kommt der Preis meist sofort.',
  attachment:
    'Sie haben Fotos oder eine Liste geschickt. Die sehen wir uns selbst an; ohne sie kommt der Preis meist sofort.',
  nothingListed: 'Sie haben keine einzelnen Geräte angegeben.',
  linesUnclear: 'Für mindestens ein Gerät kennen wir den Preis noch nicht genau genug.',
  deviceTwice:
    'Eine Seriennummer steht zweimal in dieser Anfrage oder auch in einem anderen Ihrer Verkäufe. Welche es ist, steht in der Bestätigung per E-Mail.',
  tooMany: 'Von einem Modell sind es so viele Geräte, dass wir den Preis selbst festlegen.',
  tooMuch: 'Bei einer Anfrage dieser Größe legen wir den Preis selbst fest.',
  sellerKind: 'Den Preis nennen wir zurzeit nicht jedem Verkäufer sofort. Ihre Anfrage prüfen wir selbst.',
  lookedAt: 'Ihre Anfrage prüfen wir selbst.',
};

/** The sentences about these obstacles, in the order of the above. */
export function wordsOfObstacles(obstacles: readonly BindingObstacle[]): readonly string[] {
  return Object.entries(obstacleWords).flatMap(([code, words]) =>
    obstacles.some((one) => one === code) ? [words] : [],
  );
}
