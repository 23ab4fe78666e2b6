import { describe, expect, it } from 'vitest';
import { loadsOf } from './source-graph.ts';

/** Ways from a folder of screens to a file whose code then travels with them, each as the chain of its imports. */
function waysTo(target: string, from: RegExp): string[] {
  const loads = loadsOf();
  const before = new Map<string, string | undefined>();
  const queue = [...loads.keys()].filter((path) => from.test(path));
  for (const path of queue) before.set(path, undefined);
  for (const path of queue) {
    for (const next of loads.get(path) ?? []) {
      if (before.has(next)) continue;
      before.set(next, path);
      queue.push(next);
    }
  }
  if (!before.has(target)) return [];
  const chain = [target];
  for (let at = before.get(target); at !== undefined; at = before.get(at)) chain.unshift(at);
  return [chain.join(' → ')];
}

describe('what screens bring along (decision 0250)', () => {
  it.each([
    ['no screen needs the records of events', 'src/domain/offer/events/events.ts', /^src\/web\//],
    ['no screen needs the records of commands', 'src/domain/offer/commands/commands.ts', /^src\/web\//],
    [
      'the screens of an offer need no question of the catalogue',
      'src/domain/catalogue/questions/registry.ts',
      /^src\/web\/shop\/(features\/offer|pages\/cockpit)\//,
    ],
  ])('%s', (_, target, from) => {
    expect(waysTo(target, from)).toEqual([]);
  });
});
