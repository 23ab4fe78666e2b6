import type { SaleMedia } from '#contract/devices/media.ts';
import { type ItemWithoutMedia, withoutMediaReasons } from '#domain/offer/media/medium-record.ts';
import { counted, numberText } from '#domain/values/number-text.ts';
import { Select } from '#web/ui/fields/select.tsx';
import { reasonNames } from './without-media.tsx';

/** Devices of a line that are told one by one; of more one reason is told for all that are left. */
const maxOfLine = 20;
/** So many can be told here; of more the call tells them. */
const most = 100;

type Unaccounted = SaleMedia['unaccounted'][number];

interface UnaccountedDevicesProps {
  readonly devices: readonly Unaccounted[];
  readonly value: readonly ItemWithoutMedia[];
  readonly onChange: (items: readonly ItemWithoutMedia[]) => void;
}

/** Devices that should have a data carrier and of which nobody recorded one: each needs one, or the reason why there is none. */
export function UnaccountedDevices({ devices, value, onChange }: UnaccountedDevicesProps) {
  if (devices.length === 0) return null;
  const options = withoutMediaReasons.map((reason) => ({ value: reason, label: reasonNames[reason] }));
  const rows = rowsOf(devices);
  const said = new Map(value.map((one) => [keyOf(one), one.reason]));
  const count = devices.reduce((sum, { units }) => sum + units, 0);
  const choice = (key: string, label: string, all: readonly Unaccounted[]) => {
    const keys = new Set(all.map(keyOf));
    const reasons = new Set(all.map((one) => said.get(keyOf(one))));
    const isOwn = (one: ItemWithoutMedia) => keys.has(keyOf(one));
    return (
      <Select
        key={key}
        name={`unaccounted.${key}`}
        label={label}
        options={options}
        value={(reasons.size === 1 && [...reasons][0]) || ''}
        onChange={(chosen) => {
          const reason = withoutMediaReasons.find((one) => one === chosen);
          const kept = value.filter((one) => !isOwn(one));
          onChange(reason === undefined ? kept : [...kept, ...all.map((one) => answerOf(one, reason))]);
        }}
      />
    );
  };
  return (
    <fieldset className="grid max-w-md gap-3">
      <legend className="font-emphasis">
        {count === 1
          ? 'Ein Gerät ohne erfassten Datenträger'
          : `${numberText(count)} Geräte ohne erfassten Datenträger`}
      </legend>
      <p>
        Solche Geräte haben meist einen. Erfassen Sie unten die Datenträger, oder nennen Sie, warum keiner da ist, auch
        wenn der Verkäufer es schon angegeben hat: Es steht auf dem Nachweis, und der Kunde liest es.
      </p>
      {rows.length > 1 && choice('all', `Für alle ${numberText(count)} Geräte`, devices)}
      {rows.slice(0, most).map((all) => choice(keyOf(all[0]), labelOf(all), all))}
      {rows.length > most && (
        <p className="text-muted">
          {counted(rows.length - most, 'weiteres Gerät', 'weitere Geräte')}: Bitte die Datenträger erfassen, oder einen
          Grund für alle nennen.
        </p>
      )}
    </fieldset>
  );
}

type Row = readonly [Unaccounted, ...Unaccounted[]];

/** What is answered by one choice each. */
function rowsOf(devices: readonly Unaccounted[]): Row[] {
  return [...Map.groupBy(devices, ({ itemId }) => itemId).values()].flatMap((ofLine): Row[] => {
    const [first, ...others] = ofLine;
    return first && ofLine.length > maxOfLine ? [[first, ...others]] : ofLine.map((one): Row => [one]);
  });
}

function labelOf([{ title, plate, serial, units }, ...others]: Row): string {
  if (others.length > 0) return `Alle ${numberText(others.length + 1)} × ${title}`;
  // A plate begins the line: within it a narrow screen would break it at its dash.
  return [plate, serial, units > 1 && `${numberText(units)} ×`, title].filter(Boolean).join(' ');
}

const keyOf = ({ itemId, plate }: Pick<Unaccounted, 'itemId' | 'plate'>) => plate ?? itemId;

function answerOf({ itemId, plate, units }: Unaccounted, reason: ItemWithoutMedia['reason']): ItemWithoutMedia {
  return { itemId, reason, ...(plate === undefined ? { units } : { plate }) };
}
