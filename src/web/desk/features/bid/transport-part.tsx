import type { BidSheet } from '#contract/sale/bid-sheet.ts';
import { type ShippingMethod, shippingMethods } from '#domain/offer/parties/addresses.ts';
import { counted, numberText } from '#domain/values/number-text.ts';
import { Select } from '#web/ui/fields/select.tsx';
import { SidePart } from './side-part.tsx';

const names: Record<ShippingMethod, string> = { shipment: 'Versand', pickup: 'Abholung', delivery: 'Anlieferung' };

const palletWords = {
  heavyPiece: 'ein Stück ist zu schwer für ein Paket',
  largePiece: 'ein Stück ist zu groß für ein Paket',
  leadBattery: 'Bleibatterien dabei',
  totalWeight: 'zu viel Gewicht für Pakete',
  parcelCount: 'zu viele Pakete',
};

interface TransportPartProps extends Pick<BidSheet, 'transport'> {
  readonly value: ShippingMethod;
  readonly onChange: (method: ShippingMethod) => void;
  readonly disabled: boolean;
}

/** How the goods will travel, with what speaks for it (LOG-30). */
export function TransportPart({ transport, value, onChange, disabled }: TransportPartProps) {
  return (
    <SidePart title="Übergabe" note={transport && `ca. ${numberText(Math.ceil(transport.weight))} kg`}>
      <Select
        name="uebergabe"
        label="Wie die Geräte kommen"
        value={value}
        options={shippingMethods.map((method) => ({ value: method, label: names[method] }))}
        onChange={(method) => method !== undefined && method !== '' && onChange(method)}
        disabled={disabled}
        required
      />
      {transport && (
        <ul className="mt-3 text-sm text-muted">
          {transport.pallets > 0 && <li>{counted(transport.pallets, 'Palette', 'Paletten')}</li>}
          {transport.cartons > 0 && <li>{counted(transport.cartons, 'Paket', 'Pakete')}</li>}
          {transport.reasons.map((reason) => (
            <li key={reason}>{palletWords[reason]}</li>
          ))}
          {transport.unweighed > 0 && <li>{counted(transport.unweighed, 'Zeile', 'Zeilen')} ohne bekanntes Gewicht</li>}
        </ul>
      )}
    </SidePart>
  );
}
