import type { PaidLine } from '#domain/offer/papers/document-snapshot.ts';
import { formatMoney } from '#domain/values/money.ts';
import type { Block, Cell } from './letter.ts';

const columns = [
  { title: 'Pos.', width: 11 },
  { title: 'Gerät' },
  { title: 'Kennzeichen', width: 27 },
  { title: 'Seriennummer', width: 40 },
  { title: 'Anzahl', width: 16, figures: true },
  { title: 'je Gerät', width: 26, figures: true },
];

/** What each device was bought for (§ 25a UStG, INV-14); nothing where the lines say it already. */
export function devicePriceBlocks(lines: readonly PaidLine[]): Block[] {
  const rows = lines.flatMap(({ title, devices = [] }, index) =>
    devices.map(({ plate = '', serial = '', units, price }): Cell[] => [
      { text: String(index + 1) },
      { text: title },
      { text: plate },
      { text: serial },
      { text: units.toLocaleString('de-DE') },
      { text: formatMoney(price) },
    ]),
  );
  const tellsMore = lines.some(({ devices = [] }) => devices.length > 1 || devices.some(isNamed));
  return tellsMore
    ? [
        { type: 'heading', text: 'Preis je Gerät' },
        { type: 'table', columns, rows },
      ]
    : [];
}

const isNamed = ({ plate, serial }: { readonly plate?: string; readonly serial?: string }) =>
  plate !== undefined || serial !== undefined;
