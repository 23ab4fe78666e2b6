import { expect, it } from 'vitest';
import { throttle } from './throttle.ts';

function paced() {
  let [runs, over]: [number, (() => void) | undefined] = [0, undefined];
  const pace = throttle(
    () => {
      runs += 1;
    },
    (then) => {
      over = then;
      return () => {
        over = undefined;
      };
    },
  );
  return { pace, runs: () => runs, passPause: () => over?.() };
}

it('fifty scans in a pause are read twice: the first at once, the others together', () => {
  const { pace, runs, passPause } = paced();
  for (let scan = 0; scan < 50; scan += 1) pace.ask();
  expect(runs()).toBe(1);
  passPause();
  expect(runs()).toBe(2);
  passPause();
  expect(runs()).toBe(2);
  pace.ask();
  expect(runs()).toBe(3);
});

it('nothing is done any more once it was stopped', () => {
  const { pace, runs, passPause } = paced();
  pace.ask();
  pace.ask();
  pace.stop();
  passPause();
  expect(runs()).toBe(1);
});
