import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { EventType, OfferEvent } from '#domain/offer/events/events.ts';
import { foldEvents } from '#domain/offer/events/evolve.ts';
import { promisedFrom } from '#domain/offer/promises/promised.ts';
import { dayOf } from '#domain/values/day.ts';
import { shopConfig } from '#shop.config.ts';

/** The log of one sale, oldest event first. */
type Log = readonly (OfferEvent & { readonly by: string | null })[];

/** What the numbers of the house say of months, counted from the raw events one by one: no statement, no column, no sum kept beside. */
export function countedLogs(logs: readonly Log[], months: readonly string[], catalogue: Catalogue, now: string) {
  const told = logs.map((log) => storyOf(log, catalogue, dayOf(now)));
  return {
    months: months.map((month) => ({ month, figures: figuresIn(told, (day) => day.startsWith(month)) })),
    findings: findingsIn(told).toSorted((a, b) => b.sales - a.sales || b.amount - a.amount || inWords(a.name, b.name)),
    bidders: biddersIn(told).toSorted((a, b) => b.settled - a.settled || inWords(a.name, b.name)),
    values: valuesIn(told).toSorted((a, b) => inWords(a.month, b.month) || b.amount - a.amount),
  };
}

const inWords = (a: string, b: string) => a.localeCompare(b, 'de');

type Story = ReturnType<typeof storyOf>;

function storyOf(log: Log, { byId }: Catalogue, today: string) {
  const [first] = log;
  if (!first) throw new Error('A sale without events');
  const ofType = <T extends EventType>(type: T) =>
    log.filter((event): event is Extract<Log[number], { type: T }> => event.type === type);
  const last = <T extends EventType>(type: T) => ofType(type).at(-1);
  const dayOfFirst = (...types: EventType[]) => {
    const found = log.find(({ type }) => types.includes(type));
    return found && dayOf(found.at);
  };
  const [bid] = ofType('bidSubmitted');
  const isOver = log.some(({ type }) =>
    ['rejected', 'counterbidOmitted', 'counterbidDeclined', 'cancelled'].includes(type),
  );
  const isAwaited = ['bidSubmitted', 'bidDeclined'].includes(log.at(-1)?.type ?? '');
  const agreedOn = dayOfFirst('bidAccepted', 'counterbidAccepted', 'createdFromOrder');
  const isAgreed = dayOfFirst('bidAccepted', 'counterbidAccepted') !== undefined;
  const lapsed = isAwaited && (last('bidSubmitted')?.data.validUntil ?? today) < today;
  const adjusted = last('bidAdjusted')?.data;
  const finished = last('finished');
  const paidOn = dayOfFirst('completed');
  const promised = finished && promisedFrom('payout', finished.at, shopConfig.promises)?.by;
  const { agreement, items, payoutTotal } = foldEvents(log) ?? {};
  return {
    ...{ inquiredOn: dayOfFirst('linkedToInquiry', 'createdFromInquiry') && dayOf(first.at) },
    ...{ hasBid: bid !== undefined, atOnce: bid?.by?.startsWith('Preisbuch ') === true },
    ...{ minutes: bid && (Date.parse(bid.at) - Date.parse(first.at)) / 60_000 },
    ...{ accepted: isAgreed, ended: !isAgreed && (isOver || lapsed) },
    ...counterbidsIn(log),
    ...{ settledOn: dayOfFirst('bidAdjusted', 'adjustingBidSkipped'), adjusted },
    ...{ bidder: last('bidSubmitted')?.by ?? 'Schnittstelle' },
    ...{ paidOn, paid: payoutTotal ?? 0, promised, onTime: paidOn !== undefined && paidOn <= (promised ?? '') },
    ...{ agreedOn, total: agreement?.total ?? 0 },
    goods: (agreement?.lines ?? []).map(({ itemId, total }) => {
      const entry = byId.get(items?.find(({ id }) => id === itemId)?.entryId ?? '');
      return { category: entry?.category?.name ?? 'Frei beschrieben', total };
    }),
  };
}

/** Each price that a seller named with what answered it; where that agrees to what the bid had bid for the same lines, it is a choice. */
function counterbidsIn(log: Log) {
  const named = log.flatMap(({ type }, at) => {
    const answer = log.slice(at + 1).find((next) => /^(bid|counterbid)[A-Z]/.test(next.type));
    const bid = log.slice(0, at).findLast((former) => former.type === 'bidSubmitted');
    return type === 'counterbidSubmitted'
      ? [{ answer, lines: bid?.type === 'bidSubmitted' ? bid.data.lines : [] }]
      : [];
  });
  const asBid = named.filter(
    ({ answer, lines }) =>
      answer?.type === 'counterbidAccepted' &&
      answer.data.lines.every(({ itemId, total }) =>
        lines.some((line) => line.itemId === itemId && line.total === total),
      ),
  );
  const real = named.filter((one) => !asBid.includes(one));
  return {
    countered: real.length > 0,
    counterAccepted: real.some(({ answer }) => answer?.type === 'counterbidAccepted'),
  };
}

function figuresIn(told: readonly Story[], isIn: (day: string) => boolean) {
  const on = (day: (story: Story) => string | undefined) =>
    told.filter((story) => {
      const found = day(story);
      return found !== undefined && isIn(found);
    });
  const count = (stories: readonly Story[], is: (story: Story) => boolean) => stories.filter(is).length;
  const inquired = on(({ inquiredOn }) => inquiredOn);
  const withBid = inquired.filter(({ hasBid }) => hasBid);
  const waited = withBid.flatMap(({ minutes, atOnce }) => (atOnce || minutes === undefined ? [] : [minutes]));
  const settled = on(({ settledOn }) => settledOn);
  const paid = on(({ paidOn }) => paidOn);
  const counterbids = inquired.filter(({ countered }) => countered);
  const sum = (stories: readonly Story[], cents: (story: Story) => number) =>
    stories.reduce((whole, story) => whole + cents(story), 0) / 100;
  const accepted = count(withBid, (story) => story.accepted);
  const ended = count(withBid, (story) => story.ended);
  return {
    ...{ inquiries: inquired.length, withBid: withBid.length, atOnce: count(withBid, ({ atOnce }) => atOnce) },
    ...(waited.length > 0 && { waiting: { median: rank(waited, 0.5), nineOfTen: rank(waited, 0.9) } }),
    ...{ accepted, ended, open: withBid.length - accepted - ended },
    ...{ counterbids: counterbids.length, counterbidsAccepted: count(counterbids, (story) => story.counterAccepted) },
    ...{ settled: settled.length, adjusted: count(settled, ({ adjusted }) => adjusted !== undefined) },
    ...{ paid: paid.length, promised: count(paid, ({ promised }) => promised !== undefined) },
    onTime: count(paid, (story) => story.onTime),
    agreedAmount: sum(
      on(({ agreedOn }) => agreedOn),
      ({ total }) => total,
    ),
    paidAmount: sum(paid, (story) => story.paid),
  };
}

/** The smallest value that this share of all does not exceed. */
function rank(values: readonly number[], share: number): number {
  const found = values
    .toSorted((a, b) => a - b)
    .find((value) => {
      const within = values.filter((other) => other <= value).length;
      return within >= values.length * share;
    });
  return found ?? 0;
}

function findingsIn(told: readonly Story[]) {
  const found = told.flatMap(({ adjusted }, sale) =>
    (adjusted?.lines ?? []).flatMap(({ quantity, received, agreed, total, deductions }) => {
      const off = deductions.map(({ name, units, amount }) => ({ sale, name, units, cents: units * amount }));
      const missing = quantity - received;
      const cents = agreed - total - off.reduce((sum, one) => sum + one.cents, 0);
      return missing > 0 ? [...off, { sale, name: 'nicht angekommen', units: missing, cents }] : off;
    }),
  );
  return [...Map.groupBy(found, ({ name }) => name)].map(([name, rows]) => ({
    name,
    sales: new Set(rows.map(({ sale }) => sale)).size,
    units: rows.reduce((sum, { units }) => sum + units, 0),
    amount: rows.reduce((sum, { cents }) => sum + cents, 0) / 100,
  }));
}

function biddersIn(told: readonly Story[]) {
  const settled = told.filter(({ settledOn }) => settledOn !== undefined);
  return [...Map.groupBy(settled, ({ bidder }) => bidder)].map(([name, sales]) => ({
    ...{ name, settled: sales.length, adjusted: sales.filter(({ adjusted }) => adjusted).length },
    amount:
      sales.reduce(
        (sum, { adjusted }) => sum + (adjusted?.lines ?? []).reduce((off, line) => off + line.agreed - line.total, 0),
        0,
      ) / 100,
  }));
}

function valuesIn(told: readonly Story[]) {
  const rows = told.flatMap(({ agreedOn, goods }) =>
    goods.map(({ category, total }) => ({ month: (agreedOn ?? '').slice(0, 7), category, total })),
  );
  return [...Map.groupBy(rows, ({ month, category }) => `${month} ${category}`).values()].map((same) => ({
    ...{ month: same[0]?.month ?? '', category: same[0]?.category ?? '' },
    amount: same.reduce((sum, { total }) => sum + total, 0) / 100,
  }));
}
