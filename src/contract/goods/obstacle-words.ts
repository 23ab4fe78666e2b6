import type { BindingObstacle } from '#domain/pricing/binding-bid.ts';

/** Why an inquiry was not answered at once, for its seller: a sentence each, without the limits of the owner. */
export const obstacleWords: Record<BindingObstacle, string> = {
  nothingListed: 'Sie haben keine einzelnen Geräte angegeben.',
  linesUnclear: 'Für mindestens ein Gerät kennen wir den Preis noch nicht genau genug.',
  comment: 'Sie haben eine Bemerkung geschrieben. Die liest ein Mensch.',
  attachment: 'Sie haben eine Liste oder Fotos mitgeschickt. Die sieht sich ein Mensch an.',
  sellerKind: 'Den Preis sofort nennen wir zurzeit nicht jedem Verkäufer. Ihre Anfrage prüft ein Mensch.',
  tooMany: 'Von einem Modell sind es so viele Geräte, dass ein Mensch den Preis festlegt.',
  tooMuch: 'Bei einer Anfrage dieser Größe legt ein Mensch den Preis fest.',
  deviceTwice:
    'Eine Seriennummer steht zweimal in dieser Anfrage oder auch in einem anderen Ihrer Verkäufe. Welche es ist, steht in der Bestätigung per E-Mail.',
  deviceElsewhere: 'Ihre Anfrage prüft ein Mensch.',
};
