import type { ShippingMethod } from '#domain/offer/parties/addresses.ts';
import { counted, numberText } from '#domain/values/number-text.ts';
import type { TransportView } from './packing.ts';

/** 'ca. 24 kg': all weights are estimates; whole kilograms are exact enough from 3 kg on. */
export function weightText(weight: number): string {
  return `ca. ${numberText(weight >= 3 ? Math.round(weight) : Math.max(0.1, weight), 1)} kg`;
}

/** '12 Pakete und 3 Paletten', empty where neither is planned; without a label of ours a parcel is a carton. */
export function loadsText(
  { cartons, pallets }: Pick<TransportView, 'cartons' | 'pallets'>,
  method: ShippingMethod | undefined,
): string {
  const [one, many] = method === 'shipment' ? ['Paket', 'Pakete'] : ['Karton', 'Kartons'];
  const parts = [
    ...(cartons > 0 ? [counted(cartons, one, many)] : []),
    ...(pallets > 0 ? [counted(pallets, 'Palette', 'Paletten')] : []),
  ];
  return parts.join(' und ');
}
