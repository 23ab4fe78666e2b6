import { keptVersionSchema, priceBookCalls } from '#contract/goods/price-book.ts';
import { priceProposalCalls } from '#contract/goods/price-proposals.ts';
import { emptyBook } from '#domain/pricing/price-book.ts';
import { hostileText as text } from './hostile-text.ts';
import type { Tour } from './tour.ts';

/** A buyer keeps the price book: a row, the settings, a file, an older version. */
export async function priceBook({ desk: by, make }: Tour): Promise<void> {
  let basedOn = 0;
  const keep = async (route: string, body: Record<string, unknown>) => {
    const answer = await make({ by, route, body: { ...body, basedOn, confirmed: true } });
    basedOn = keptVersionSchema.parse(answer).version;
  };
  await keep(priceBookCalls.change, { part: 'steps', changes: [{ now: ['*', '10', '3'] }], note: text });
  await keep(priceBookCalls.change, {
    part: 'steps',
    changes: [{ was: ['*', '10', '3'], now: ['*', '20', '4'] }],
    note: text,
  });
  await keep(priceBookCalls.changeSettings, {
    settings: { ...emptyBook.settings, slips: [{ scope: 'server', percent: 300 }] },
  });
  const [look, change] = [true, { part: 'steps', changes: [{ now: ['server', '10', '3'] }] }];
  await make({ by, route: priceBookCalls.change, body: { ...change, basedOn, look } });
  await make({ by, route: priceBookCalls.changeSettings, body: { settings: emptyBook.settings, basedOn, look } });
  await make({ by, route: priceBookCalls.restore, body: { version: 1, basedOn, look } });
  const content = Buffer.from('scope;from;percent\n*;30;5\n').toString('base64');
  await keep(priceBookCalls.import, { part: 'steps', name: text, content, take: true, mode: 'update' });
  await keep(priceBookCalls.restore, { version: 1 });
  await make({ by, route: priceProposalCalls.reject, body: { key: text, percent: 4 } });
}
