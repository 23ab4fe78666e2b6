import { requireFact } from '#domain/offer/state.ts';
import { type MissingUnits, missingOf } from '#domain/units/missing.ts';
import { numberText } from '#domain/values/number-text.ts';
import { OfferLayout } from './offer-layout.tsx';
import { offerMail } from './offer-mail.ts';
import { Paragraph, Strong } from './paragraph.tsx';
import { PromisedDay } from './promised-day.tsx';
import { sampleFacts } from './sample-offer.ts';
import { reference } from './wording.ts';

/** Also sent when late parcels complete the receipt: it then replaces the first. */
export const goodsReceivedMail = offerMail({
  name: 'goods-received',
  triggers: ['scopeOfSupplyConfirmed'],
  content: (facts) => {
    const { event, state } = facts;
    const arrived = event.data.lines.reduce((sum, line) => sum + line.received, 0);
    const agreed = requireFact(state, 'agreement').lines.reduce((sum, line) => sum + line.quantity, 0);
    const share = `${numberText(arrived)} von ${agreed === 1 ? '1 Gerät' : `${numberText(agreed)} Geräten`}`;
    const foreign = event.data.foreign.reduce((sum, goods) => sum + goods.units, 0);
    return {
      subject: `${share} angekommen, ${reference(state)}`,
      body: (
        <OfferLayout
          facts={facts}
          preview="Als Nächstes löschen wir die Datenträger und prüfen die Geräte."
          headline={arrived === agreed ? 'Ihre Geräte sind angekommen' : 'Wir haben Geräte erhalten'}
          action={{ label: 'Stand ansehen', to: 'state' }}
        >
          <Paragraph>
            bei uns {arrived === 1 ? 'ist' : 'sind'} <Strong>{share}</Strong> angekommen.
            {foreign > 0 && ` Was zu keiner Position gehört (${foreign} Stück), senden wir ohne Kosten zurück.`}
          </Paragraph>
          {arrived < agreed && (
            <Paragraph>
              Es {agreed - arrived === 1 ? 'fehlt' : 'fehlen'}: {missingOf(state).map(missingText).join('; ')}. Liegt
              etwas noch bei Ihnen, oder kommt es mit einem weiteren Paket? Sagen Sie es uns bitte in Ihrem Verkauf:
              Vorher ziehen wir nichts ab.
            </Paragraph>
          )}
          <Paragraph>
            Als Nächstes löschen wir vorhandene Datenträger und prüfen die Geräte. Weicht etwas ab, fragen wir Sie,
            bevor sich der Preis ändert.
          </Paragraph>
          <PromisedDay what="inspection" at={event.at} />
        </OfferLayout>
      ),
    };
  },
  sample: () => sampleFacts('scopeOfSupplyConfirmed'),
});

/** So many numbers are named in a mail; the page names all. */
const namedInMail = 10;

function missingText({ title, units, numbers }: MissingUnits): string {
  const named = numbers.slice(0, namedInMail).join(', ');
  const others = numbers.length > namedInMail ? ' und weitere' : '';
  return `${numberText(units)} × ${title}${named && ` (${named}${others})`}`;
}
