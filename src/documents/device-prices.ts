import type { PaidDevice } from '#domain/offer/facts.ts';
import type { PaidLine } from '#domain/offer/papers/document-snapshot.ts';
import { isLongSheet } from '#domain/offer/price/by-model.ts';
import { formatMoney } from '#domain/values/money.ts';
import { numberText } from '#domain/values/number-text.ts';
import type { Block, Cell, ColumnPart } from './letter.ts';

const columns = [
  { title: 'Pos.', width: 11 },
  { title: 'Gerät' },
  { title: 'Kennzeichen', width: 27 },
  { title: 'Seriennummer', width: 40 },
  { title: 'Anzahl', width: 16, figures: true },
  { title: 'je Gerät', width: 26, figures: true },
];

/** What each device was bought for (§ 25a UStG, INV-14); nothing where the lines say it already. Many are listed by model and price. */
export function devicePriceBlocks(lines: readonly PaidLine[]): Block[] {
  const all = lines.flatMap(({ title, devices = [] }, index) =>
    devices.map((device) => ({ ...device, title, position: index + 1 })),
  );
  const tellsMore = lines.some(({ devices = [] }) => devices.length > 1 || devices.some(isNamed));
  if (!tellsMore) return [];
  return [{ type: 'heading', text: 'Preis je Gerät' }, isLongSheet(all.length) ? listed(all) : tableOf(all)];
}

interface PricedDevice extends PaidDevice {
  readonly title: string;
  readonly position: number;
}

function tableOf(devices: readonly PricedDevice[]): Block {
  const rows = devices.map(({ position, title, plate = '', serial = '', units, price }): Cell[] => [
    { text: String(position) },
    { text: title },
    { text: plate },
    { text: serial },
    { text: numberText(units) },
    { text: formatMoney(price) },
  ]);
  return { type: 'table', columns, rows };
}

function listed(devices: readonly PricedDevice[]): Block {
  const models = Map.groupBy(devices, ({ title }) => title);
  const parts = [...models].flatMap(([title, own]): ColumnPart[] => {
    const prices = [...Map.groupBy(own, ({ price }) => price)];
    return [
      { type: 'heading', text: title },
      ...prices.map(([price, equal]): ColumnPart => {
        return { type: 'entry', text: `je Gerät ${formatMoney(price)}: ${equal.map(told).join('; ')}` };
      }),
    ];
  });
  return { type: 'columns', parts };
}

function told({ position, plate, serial, units }: PricedDevice): string {
  const numbers = [plate, serial].filter(Boolean).join(', ') || `${numberText(units)} ohne Nummer`;
  return `Pos. ${position}: ${numbers}`.replaceAll(' ', '\u00a0');
}

const isNamed = ({ plate, serial }: PaidDevice) => plate !== undefined || serial !== undefined;
