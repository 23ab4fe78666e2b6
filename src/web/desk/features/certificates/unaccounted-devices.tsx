import type { SaleMedia } from '#contract/media.ts';
import { type ItemWithoutMedia, withoutMediaReasons } from '#domain/offer/medium-record.ts';
import { Select } from '#web/ui/fields/select.tsx';
import { reasonNames } from './without-media.tsx';

/** Devices that can be told one by one here; of more the call tells them. */
const most = 100;

type Unaccounted = SaleMedia['unaccounted'][number];

interface UnaccountedDevicesProps {
  readonly devices: readonly Unaccounted[];
  readonly value: readonly ItemWithoutMedia[];
  readonly onChange: (items: readonly ItemWithoutMedia[]) => void;
}

/** Devices that hold data by what was said of them, and of which nobody recorded a carrier: each needs one, or the reason why there is none. */
export function UnaccountedDevices({ devices, value, onChange }: UnaccountedDevicesProps) {
  if (devices.length === 0) return null;
  const options = withoutMediaReasons.map((reason) => ({ value: reason, label: reasonNames[reason] }));
  const count = devices.reduce((sum, { units }) => sum + units, 0);
  return (
    <fieldset className="grid max-w-md gap-3">
      <legend className="font-emphasis">
        {count === 1
          ? 'Ein Gerät ohne erfassten Datenträger'
          : `${count.toLocaleString('de-DE')} Geräte ohne erfassten Datenträger`}
      </legend>
      <p>
        Nach den Angaben speichern sie Daten. Erfassen Sie unten die Datenträger, oder nennen Sie je Gerät, warum keiner
        da ist. Der Kunde liest den Grund, und er steht auf dem Nachweis.
      </p>
      {devices.slice(0, most).map((device) => {
        const { title, plate, serial, units } = device;
        const isOwn = (one: ItemWithoutMedia) => keyOf(one) === keyOf(device);
        return (
          <Select
            key={keyOf(device)}
            name={`unaccounted.${keyOf(device)}`}
            label={[units > 1 && `${units.toLocaleString('de-DE')} ×`, title, serial, plate].filter(Boolean).join(' ')}
            options={options}
            value={value.find(isOwn)?.reason ?? ''}
            onChange={(chosen) => {
              const reason = withoutMediaReasons.find((one) => one === chosen);
              const others = value.filter((one) => !isOwn(one));
              onChange(reason === undefined ? others : [...others, answerOf(device, reason)]);
            }}
          />
        );
      })}
      {devices.length > most && (
        <p className="text-muted">
          {(devices.length - most).toLocaleString('de-DE')} weitere: Bitte ihre Datenträger erfassen.
        </p>
      )}
    </fieldset>
  );
}

const keyOf = ({ itemId, plate }: Pick<Unaccounted, 'itemId' | 'plate'>) => plate ?? itemId;

function answerOf({ itemId, plate, units }: Unaccounted, reason: ItemWithoutMedia['reason']): ItemWithoutMedia {
  return { itemId, reason, ...(plate === undefined ? { units } : { plate }) };
}
