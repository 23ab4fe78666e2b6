import type { UnitView } from '#contract/devices/units.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { type Fact, Facts } from '#web/ui/facts.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** What a unit is and where it stands; what keeps it comes first. */
export function UnitFacts({ unit }: { readonly unit: UnitView }) {
  const { serial, inventoryNumber, model, place, parcel, arrivedAt, note, hold, batteryDamaged } = unit;
  const facts: readonly Fact[] = [
    { name: 'Seriennummer', value: serial ?? 'nicht erfasst' },
    ...(inventoryNumber === undefined ? [] : [{ name: 'Inventarnummer', value: inventoryNumber }]),
    ...(model === undefined ? [] : [{ name: 'Gefunden', value: model }]),
    { name: 'Angekommen', value: formatInstant(arrivedAt) },
    ...(parcel === undefined ? [] : [{ name: 'Im Paket', value: parcel }]),
    { name: 'Platz', value: place ?? 'nicht erfasst' },
    ...(note === undefined ? [] : [{ name: 'Notiz', value: note }]),
  ];
  return (
    <div className="max-w-xl">
      {hold && (
        <Notice kind="warn" title={`Angehalten: ${hold.reason}`}>
          seit {formatInstant(hold.at)}
        </Notice>
      )}
      {batteryDamaged && (
        <Notice kind="warn" title="Akku beschädigt">
          Das Gerät liegt getrennt und wird nicht weitergegeben.
        </Notice>
      )}
      <Facts facts={facts} />
    </div>
  );
}
