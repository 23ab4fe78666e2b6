import { describe, expect, it } from 'vitest';
import { queueAddress, queueFilterOf } from './queue-address.ts';

describe('the address of the work list', () => {
  it('says nothing of what goes without saying', () => {
    expect(queueAddress()).toBe('/desk/');
    expect(queueAddress({ tab: 'ours', search: '' })).toBe('/desk/');
  });

  it('leads back to the filter that it was made of', () => {
    const filter = { tab: 'all', group: 'inquiries', search: 'Dell & Söhne', from: 500 } as const;
    expect(queueFilterOf(queueAddress(filter).replace('/desk/', ''))).toEqual(filter);
  });

  it('leaves out what no list has, and keeps the rest', () => {
    expect(queueFilterOf('?tab=all&group=attic&weiter=x&from=-3')).toEqual({ tab: 'all' });
    expect(queueFilterOf('?tab=mine')).toEqual({ tab: 'ours' });
  });
});
