import type { PickupOrder } from '#domain/logistics/pickup-order.ts';
import type { PaperProvider } from '#domain/offer/papers/document-snapshot.ts';
import { addressLines } from '#domain/offer/parties/addresses.ts';
import { type Day, dayOf } from '#domain/values/day.ts';
import { formatDay, formatDayInFull } from '#domain/values/day-text.ts';
import { numberText } from '#domain/values/number-text.ts';
import { formatTimeRange } from '#domain/values/time-range.ts';
import type { Block, Letter } from './letter.ts';
import { facts, unnumberedFrame } from './letter-frame.ts';

interface Printed {
  readonly provider: PaperProvider;
  readonly issuedAt: string;
}

/** The paper with which our driver fetches goods at one place: where, when, what, what to mind, and who signed for it. No price is on it. */
export function pickupOrderLetter(order: PickupOrder, { provider, issuedAt }: Printed): Letter {
  // Without an addressee: it goes into no envelope, and where to drive stands below.
  const head = { provider, issuedAt, orderId: order.number };
  return unnumberedFrame(head, `Abholauftrag ${order.number}`, orderBlocks(order));
}

/** All of one day: the stops in their order, then the paper of each on pages of its own. */
export function pickupDayLetter(day: Day, orders: readonly PickupOrder[], { provider, issuedAt }: Printed): Letter {
  return unnumberedFrame({ provider, issuedAt }, `Abholungen am ${formatDayInFull(day)}`, [
    {
      type: 'table',
      columns: [
        { title: 'Zeit', width: 34 },
        { title: 'Auftrag', width: 30 },
        { title: 'Wo' },
        { title: 'Ladung', width: 44 },
      ],
      rows: orders.map((order) => [
        { text: timesOf(order) },
        { text: order.number, strong: true },
        { text: addressLines(order.place).join(', '), notes: contactOf(order) },
        { text: order.load },
      ]),
    },
    ...orders.flatMap((order): Block[] => [
      { type: 'page' },
      { type: 'heading', text: `Abholauftrag ${order.number}` },
      ...orderBlocks(order),
    ]),
  ]);
}

function orderBlocks(order: PickupOrder): Block[] {
  const { appointment, goods, hints, wishes, site } = order;
  return [
    {
      type: 'facts',
      facts: [
        ...facts(
          ['Termin', appointment && `${formatDayInFull(appointment.date)}, ${timesOf(order)}`],
          ['Standort', site],
          ['Abholung bei', addressLines(order.place).join('\n')],
          ['Vor Ort', contactOf(order).join(', ')],
          ['Auftraggeber', order.seller],
        ),
        ...wishes,
        ...facts(['Ladung', order.load]),
      ],
    },
    ...(hints.length === 0 ? [] : [{ type: 'heading' as const, text: 'Vor dem Laden beachten' }]),
    ...hints.map((text): Block => ({ type: 'paragraph', text })),
    { type: 'heading', text: 'Was mitgeht' },
    {
      type: 'table',
      columns: [{ title: 'Pos.', width: 11 }, { title: 'Gerät' }, { title: 'Anzahl', width: 18, figures: true }],
      rows: goods.map(({ position, title, notes, units }) => [
        { text: numberText(position) },
        { text: title, strong: true, notes },
        { text: numberText(units) },
      ]),
      sums: [
        {
          name: 'Geräte',
          amount: numberText(goods.reduce((sum, { units }) => sum + units, 0)),
          strong: true,
        },
      ],
    },
    { type: 'heading', text: 'Übergabe' },
    {
      type: 'toFillIn',
      fields: [
        'Übernommene Packstücke (Paletten, Kartons), Abweichungen und sichtbare Schäden',
        'Übergeben: Ort, Datum, Uhrzeit, Name und Unterschrift',
        'Übernommen: Name und Unterschrift des Fahrers',
      ],
    },
    { type: 'paragraph', text: `Stand ${formatDay(dayOf(order.at))}.`, muted: true },
  ];
}

const timesOf = ({ appointment }: PickupOrder) =>
  appointment === undefined ? '' : formatTimeRange({ from: appointment.timeFrom, to: appointment.timeTo });

const contactOf = ({ contact }: PickupOrder) => contact.filter((part) => part !== '');
