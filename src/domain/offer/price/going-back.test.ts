import { expect, it } from 'vitest';
import { goingBack, type ReturnFacts } from './going-back.ts';

const cable = { description: 'Kiste mit Kabeln', units: 1 };
const sale: ReturnFacts = {
  phase: 'payout',
  handedOver: [
    { id: 'item-1', quantity: 3 },
    { id: 'item-2', quantity: 2 },
  ],
  receipt: {
    lines: [
      { itemId: 'item-1', received: 3 },
      { itemId: 'item-2', received: 0 },
    ],
    foreign: [cable],
  },
  takenBack: [{ itemId: 'item-1', units: 1 }],
};

it('of a sale that is paid only what belonged to no line and what was taken back goes back', () => {
  expect(goingBack(sale)).toEqual({ lines: [{ itemId: 'item-1', units: 1 }], foreign: [cable] });
});

it('of an order that was ended all goes back that arrived', () => {
  const returning = { ...sale, phase: 'returning', takenBack: [] } as const;
  expect(goingBack(returning)).toEqual({ lines: [{ itemId: 'item-1', units: 3 }], foreign: [cable] });
});

it('where nothing was counted yet, all goes back that was sent', () => {
  const uncounted = { ...sale, phase: 'returning', receipt: undefined, takenBack: [] } as const;
  expect(goingBack(uncounted).lines).toEqual([
    { itemId: 'item-1', units: 3 },
    { itemId: 'item-2', units: 2 },
  ]);
});

it('before an end, and after a cancellation, nothing is known to go back', () => {
  for (const phase of ['tested', 'cancelled'] as const)
    expect(goingBack({ ...sale, phase })).toEqual({ lines: [], foreign: [] });
});
