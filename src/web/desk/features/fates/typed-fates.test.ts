import { describe, expect, it } from 'vitest';
import { flawOf, shownIn, typedLines, type ViewedFateLine, withOpenAs } from './typed-fates.ts';

const line: ViewedFateLine = {
  itemId: 'item-1',
  position: 1,
  title: 'ThinkPad T480',
  quantity: 5,
  ...{ resold: 2, parts: 0, recycled: 0, destroyed: 0 },
};

describe('what is typed about devices', () => {
  it('stands over what is recorded, and nothing stands for none', () => {
    expect([shownIn({}, line, 'resold'), shownIn({}, line, 'parts')]).toEqual(['2', '']);
    expect(shownIn({ 'item-1': { resold: '3' } }, line, 'resold')).toBe('3');
  });

  it('is sent only of lines that were typed in, with all that stands in them', () => {
    const other = { ...line, itemId: 'item-2' };
    const sent = typedLines({ 'item-1': { recycled: '1' } }, [line, other]);
    expect(sent).toEqual([{ itemId: 'item-1', resold: 2, parts: 0, recycled: 1, destroyed: 0 }]);
  });

  it('is refused beside the line where it is no count or more than arrived', () => {
    expect(flawOf({}, line)).toBeUndefined();
    expect(flawOf({ 'item-1': { parts: '-1' } }, line)).toBe('Bitte nur ganze Zahlen eingeben.');
    expect(flawOf({ 'item-1': { parts: '99999' } }, line)).toBe('Bitte nur ganze Zahlen eingeben.');
    expect(flawOf({ 'item-1': { destroyed: '4' } }, line)).toBe('1 mehr, als angekommen sind.');
  });

  it('takes all that is open as one fate, and leaves lines alone of which nothing is', () => {
    const whole = { ...line, itemId: 'item-2', resold: 5 };
    const typed = withOpenAs('recycled', { 'item-1': { recycled: '1' } }, [line, whole]);
    expect(typed).toEqual({ 'item-1': { recycled: '3' } });
  });
});
