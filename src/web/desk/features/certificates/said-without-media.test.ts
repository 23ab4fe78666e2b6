import { expect, it } from 'vitest';
import { saidWithoutMedia } from './said-without-media.ts';

const device = (plate: string, itemId = 'a') => ({ itemId, title: 'ThinkPad T480', units: 1, plate });
const said = (plate: string, itemId = 'a') => ({ itemId, plate, reason: 'noMedia' as const });

it('a reason for a device is sent as long as the device is asked about, and not once its carrier was recorded meanwhile', () => {
  const devices = [said('E-1'), said('E-2')];
  const both = saidWithoutMedia({ unaccounted: [device('E-1'), device('E-2')], lines: [], devices });
  expect(both.withoutMedia).toEqual(devices);
  expect(saidWithoutMedia({ unaccounted: [device('E-2')], lines: [], devices }).withoutMedia).toEqual([said('E-2')]);
});

it('a reason for a whole line takes the place of those for its devices, of which none is asked about any more', () => {
  const line = { itemId: 'a', reason: 'mediaRemovedByCustomer' as const };
  const unaccounted = [device('E-1'), device('E-9', 'b')];
  const { asked, withoutMedia } = saidWithoutMedia({ unaccounted, lines: [line], devices: [said('E-1')] });
  expect(asked).toEqual([device('E-9', 'b')]);
  expect(withoutMedia).toEqual([line]);
});
