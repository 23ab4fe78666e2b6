import { loadsText, weightText } from '#contract/parcels/transport-words.ts';
import { pages } from '#contract/site/urls.ts';
import { counted } from '#domain/values/number-text.ts';
import type { SaleMailFacts } from './offer-mail.ts';
import { Paragraph, Strong, TextLink } from './paragraph.tsx';

/** What is to be packed, in numbers, and where it is said how; nothing where the goods are not known. */
export function PackingLine({ facts }: { facts: SaleMailFacts }) {
  const { packing, state } = facts;
  if (!packing) return null;
  const { weight, unaskedBatteries } = packing;
  const loads = loadsText(packing, state.shippingMethod);
  const each =
    packing.pallets === 0 ? 'jedes Paket' : packing.cartons === 0 ? 'jede Palette' : 'jedes Paket und jede Palette';
  return (
    <Paragraph>
      {loads !== '' && (
        <>
          Zu packen: <Strong>{loads}</Strong>, zusammen {weightText(weight)}.{' '}
        </>
      )}
      {unaskedBatteries > 0 &&
        `Vorher fragen wir Sie beim Auftrag nach den Akkus von ${counted(unaskedBatteries, 'Position', 'Positionen')}. `}
      Die <TextLink href={packingUrl(facts)}>Packliste</TextLink> enthält für {each} ein Blatt mit den Geräten und ihren
      Seriennummern, dazu die Packanleitungen.
    </Paragraph>
  );
}

/** Whoever has no account is led to one first. */
function packingUrl({ publicUrl, reader, offerId }: SaleMailFacts): string {
  return reader.hasAccount ? publicUrl + pages.cockpit.packing(offerId) : reader.accessUrl;
}
