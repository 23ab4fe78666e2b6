import { known } from '#domain/offer/state.ts';
import { OfferLayout } from './offer-layout.tsx';
import { offerMail } from './offer-mail.ts';
import { Paragraph, Strong } from './paragraph.tsx';
import { PromisedDay } from './promised-day.tsx';
import { sampleFacts } from './sample-offer.ts';
import { numberText, reference } from './wording.ts';

/** Also sent when late parcels complete the receipt: it then replaces the first. */
export const goodsReceivedMail = offerMail({
  name: 'goods-received',
  triggers: ['scopeOfSupplyConfirmed'],
  content: (facts) => {
    const { event, state } = facts;
    const arrived = event.data.lines.reduce((sum, line) => sum + line.received, 0);
    const agreed = known(state, 'agreement').lines.reduce((sum, line) => sum + line.quantity, 0);
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
              Fehlt etwas, das Sie versendet haben? Melden Sie sich bitte bei uns. Treffen weitere Pakete ein, ergänzen
              wir den Wareneingang.
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
