import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitsLines, sumOfDevices } from '#domain/offer/papers/device-split.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { commandFor, type OfferKind, usualKind } from '#tests/factories/offer-command.ts';
import { offerIn } from '#tests/factories/offer-in-phase.ts';
import { paidDevices } from './paid-devices.ts';
import type { Unit } from './unit.ts';

const privately: OfferKind = { ...usualKind, offeredAsBusiness: false };
const sold = () => offerIn('payout', privately).state;
const unit = (plate: string, itemId: string, serial?: string): Unit => ({
  ...{ plate, itemId, arrivedAt: '2026-12-03T09:00:00.000Z', photos: [] },
  ...(serial !== undefined && { serial }),
});

/** The same sale with another sum on its first line. */
function withTotal(state: OfferState, itemId: string, total: number, quantity: number): OfferState {
  if (!state.agreement || !state.receipt) throw new Error('Not sold');
  const lines = [{ itemId, quantity, total, deductions: [] }];
  const receipt = { ...state.receipt, lines: [{ itemId, received: quantity }] };
  return { ...state, agreement: { ...state.agreement, lines }, receipt, payoutTotal: total };
}

describe('the price of each device on the paper (INV-14)', () => {
  it('names the devices in the house by plate and serial number, in equal parts to the cent', () => {
    const state = withTotal(sold(), 'item-1', 10_000, 3);
    const [line] = paidDevices(state, [unit('E-1', 'item-1', 'S1'), unit('E-2', 'item-1'), unit('E-3', 'item-1')]);
    expect(line?.devices).toEqual([
      { plate: 'E-1', serial: 'S1', units: 1, price: 3_334 },
      { plate: 'E-2', units: 1, price: 3_333 },
      { plate: 'E-3', units: 1, price: 3_333 },
    ]);
  });

  it('has goods without plates in as few entries as the cents allow, or by the serial numbers of their seller', () => {
    const state = withTotal(sold(), 'item-1', 10_000, 3);
    expect(paidDevices(state, [])[0]?.devices).toEqual([
      { units: 1, price: 3_334 },
      { units: 2, price: 3_333 },
    ]);
    const items = state.items.map((item) => ({ ...item, serialNumbers: ['A', 'B', 'C'] }));
    expect(paidDevices({ ...state, items }, [])[0]?.devices.map(({ serial }) => serial)).toEqual(['A', 'B', 'C']);
  });

  it('makes up the price of each line, whatever came and whatever it cost', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: 1, max: 400 }),
        fc.nat(400),
        (total, quantity, here) => {
          const state = withTotal(sold(), 'item-1', total, quantity);
          const split = paidDevices(
            state,
            Array.from({ length: here }, (_, index) => unit(`E-${index}`, 'item-1')),
          );
          expect(split.map(sumOfDevices)).toEqual([total]);
          expect(fitsLines(split, state)).toBe(true);
        },
      ),
    );
  });

  it('stands on no paper with tax to deduct', () => {
    expect(paidDevices(offerIn('payout').state, [])).toEqual([]);
    expect(paidDevices(offerIn('tested', privately).state, [])).toEqual([]);
  });

  it('is refused where it misses the price of its line by a cent, names a line twice or one that is not sold', () => {
    const story = offerIn('payout', privately);
    const split = paidDevices(story.state, []);
    const [first, ...rest] = split;
    if (!first) throw new Error('No line');
    const dearer = {
      ...first,
      devices: first.devices.map((one, index) => ({ ...one, price: one.price + (index === 0 ? 1 : 0) })),
    };
    const ask = (devices: typeof split) =>
      story.ask('provider', { ...commandFor('addCreditNote', story.state, story.now), devices });
    for (const wrong of [
      [dearer, ...rest],
      [...split, first],
      [{ ...first, itemId: 'item-9' }, ...rest],
    ])
      expect(ask(wrong)).toEqual({ refusal: 'splitInvalid' });
    expect(ask(split)).toMatchObject({ events: [{ type: 'creditNoteAdded', data: { devices: split } }] });
  });

  it('stands on the paper alone: the offer itself does not grow by thousands of devices', () => {
    const story = offerIn('payout', privately);
    const devices = paidDevices(story.state, []);
    story.given('provider', { ...commandFor('addCreditNote', story.state, story.now), devices });
    expect(story.state.document).not.toHaveProperty('devices');
  });
});
