import { describe, expect, it } from 'vitest';
import type { BasketItem } from '#contract/goods/basket.ts';
import { messageOf, ProblemError } from '#web/lib/problem-error.ts';
import { withItemName } from './with-item-name.ts';

const item = (title: string): BasketItem => ({
  id: `item-${title}`,
  title,
  slug: 'x-verkaufen',
  quantity: 1,
  configuration: { working: true, packagingAvailable: true },
});
const items = [item('Dell PowerEdge R640'), item('Lenovo ThinkPad T480')];
const said = (fields: Record<string, string>) =>
  messageOf(withItemName(new ProblemError(400, 'itemUnknown', 'Bitte neu wählen.', fields), items));

describe('a refusal because of an item', () => {
  it('says which one it is', () => {
    expect(said({ 'items.1.entryId': 'unbekannt' })).toBe('„Lenovo ThinkPad T480“ (Position 2): Bitte neu wählen.');
  });

  it.each([[{}], [{ email: 'x' }], [{ 'items.7.entryId': 'x' }], [{ items: 'x' }]])(
    'with %j is left as it is',
    (fields) => {
      expect(said(fields)).toBe('Bitte neu wählen.');
    },
  );
});
