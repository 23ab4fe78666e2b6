import type { GroupPrice } from './price.ts';
import { levelWords } from './priced-goods.ts';

/** Why a range is what it is, in German and for everybody: what it stands on and how sure that is, without an amount; of no price why there is none. */
export function worthReasons(price: GroupPrice): readonly string[] {
  const has = (code: string) => price.reasons.some((reason) => reason.code === code);
  if (price.confidence === 'ask')
    return has('stop')
      ? ['Zurzeit kaufen wir dieses Modell nicht an. Eine Anfrage lesen wir trotzdem.']
      : ['Für dieses Modell haben wir noch keinen Richtpreis. Auf eine Anfrage hin sehen wir es uns an.'];
  const isOfModel = price.level === 'exact' || price.level === 'model';
  const goods = isOfModel ? 'dieses Modell' : levelWords[price.level];
  const demand = price.reasons.find(({ code }) => code === 'demand');
  return [
    has('history')
      ? `Die Spanne stützt sich auf frühere Ankäufe: was wir für ${goods} geboten und bezahlt haben.`
      : `Die Spanne stützt sich auf unsere Preisliste für ${goods}.`,
    ...(has('oldListPrice') ? ['Dieser Preis ist schon älter. Deshalb ist die Spanne weiter.'] : []),
    ...(isOfModel ? [] : ['Für das Modell allein wissen wir noch zu wenig. Deshalb ist die Spanne weiter.']),
    ...(demand !== undefined && demand.cents > 0 ? ['Wir suchen es gerade und zahlen deshalb mehr als sonst.'] : []),
    ...(has('cap') ? ['Mehr zahlen wir dafür zurzeit nicht.'] : []),
  ];
}
