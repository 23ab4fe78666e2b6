import type { OfferView } from '#contract/offer-view.ts';
import type { TransportView } from '#contract/packing.ts';
import type { Fact } from '#web/ui/facts.tsx';
import { counted, weightText } from './packing-words.ts';

/** What getting the goods to us will be, for the side of the screen: '2 Pakete, kostenlos'; empty before the way is known. */
export function transportFacts({ shippingMethod, transport }: OfferView): Fact[] {
  if (shippingMethod === undefined) return [];
  const { name, value } = factOf[shippingMethod](transport);
  return [
    { name, value },
    ...(transport && transport.weight > 0 ? [{ name: 'Gewicht', value: weightText(transport.weight) }] : []),
  ];
}

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
