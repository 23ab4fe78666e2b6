import type { TransportView } from '#contract/parcels/packing.ts';
import { weightText } from '#contract/parcels/transport-words.ts';
import type { OfferView } from '#contract/sale/offer-view.ts';
import { counted } from '#domain/values/number-text.ts';
import type { Fact } from '#web/ui/facts.tsx';

const travels: ReadonlySet<OfferView['stage']> = new Set(['negotiation', 'logistics']);
const awaitsPayout: ReadonlySet<OfferView['stage']> = new Set(['negotiation', 'logistics', 'deletion', 'testing']);

/** What the rest of the way takes, and what it costs the customer. */
export function nextFacts(view: OfferView): readonly Fact[] {
  const own = view.shippingMethod === 'delivery' && travels.has(view.stage);
  return [
    ...(view.turn !== 'nobody' && travels.has(view.stage) ? transportFacts(view) : []),
    ...(view.turn === 'nobody' || !awaitsPayout.has(view.stage)
      ? []
      : [{ name: 'Auszahlung', value: 'nach der Prüfung' }]),
    { name: 'Kosten für Sie', value: own ? 'nur Ihre Fahrt' : 'keine' },
  ];
}

/** What getting the goods to us will be, for the side of the screen: '2 Pakete, kostenlos'; empty before the way is known. */
function transportFacts({ shippingMethod, transport }: OfferView): Fact[] {
  if (shippingMethod === undefined) return [];
  const { name, value } = factOf[shippingMethod](transport);
  return [
    { name, value },
    ...(shippingMethod === 'shipment' && transport ? [{ name: 'Verpackung', value: packagingText(transport) }] : []),
    ...(transport && transport.weight > 0 ? [{ name: 'Gewicht', value: weightText(transport.weight) }] : []),
  ];
}

const packagingText = ({ material }: TransportView) =>
  material === 0 ? 'Ihre eigene' : `kostenlos, für ${counted(material, 'Gerät', 'Geräte')}`;

const factOf: Record<NonNullable<OfferView['shippingMethod']>, (transport: TransportView | undefined) => Fact> = {
  shipment: (transport) => ({ name: 'Versand', value: `${loadsText(transport, 'Paket', 'Pakete')}, kostenlos` }),
  pickup: (transport) => ({
    name: 'Abholung',
    value: transport?.pallets
      ? `${counted(transport.pallets, 'Palette', 'Paletten')}, kostenlos`
      : `${loadsText(transport, 'Karton', 'Kartons')}, kostenlos`,
  }),
  delivery: () => ({ name: 'Übergabe', value: 'Sie bringen die Geräte' }),
};

function loadsText(transport: TransportView | undefined, one: string, many: string): string {
  const { cartons = 0, pallets = 0, unweighed = 0 } = transport ?? {};
  if (cartons === 0 && pallets === 0) return many;
  const parts = [
    ...(cartons > 0 ? [counted(cartons, one, many)] : []),
    ...(pallets > 0 ? [counted(pallets, 'Palette', 'Paletten')] : []),
  ];
  return `${unweighed > 0 ? 'mindestens ' : ''}${parts.join(', ')}`;
}
