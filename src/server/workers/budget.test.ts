import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createBudget } from './budget.ts';

/** Tasks that end when the test says so. */
function tasks({ maxWaiting = 2 } = {}) {
  const budget = createBudget({ total: 10, maxWaiting, refusal: () => new Error('too late') });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const task = (name: string, amount: number, from = name) =>
    budget.spend(from, amount, () => {
      started.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  return { budget, started, task, end: (name: string) => ends.get(name)?.() };
}

describe('a budget', () => {
  it('lets as many work at once as it has room for, the others in their order', async () => {
    const { started, task, end } = tasks();
    for (const [name, amount] of [
      ['a', 5],
      ['b', 5],
      ['large', 10],
      ['c', 1],
    ] as const)
      void task(name, amount);
    await setImmediate();
    expect(started).toEqual(['a', 'b']);
    end('a');
    await setImmediate();
    expect(started).toEqual(['a', 'b']);
    end('b');
    await setImmediate();
    expect(started).toEqual(['a', 'b', 'large']);
    end('large');
    await setImmediate();
    expect(started).toEqual(['a', 'b', 'large', 'c']);
  });

  it('gives back what a task that failed had taken', async () => {
    const { budget } = tasks();
    const failing = budget.spend('a', 10, () => Promise.reject(new Error('broken')));
    await expect(failing).rejects.toThrow('broken');
    expect(await budget.spend('a', 10, () => Promise.resolve('done'))).toBe('done');
  });

  it('refuses whoever would wait behind too many', async () => {
    const { task } = tasks();
    for (const name of ['works', 'waits', 'waits as well']) void task(name, 10);
    await expect(task('too late', 1)).rejects.toThrow('too late');
  });

  it('keeps nobody waiting behind the twenty tasks of another', async () => {
    const { started, task, end } = tasks({ maxWaiting: 100 });
    for (let n = 1; n <= 20; n++) void task(`slow ${n}`, 5, 'one');
    await setImmediate();
    expect(started).toEqual(['slow 1']);
    for (const other of ['b', 'c']) void task(other, 5);
    await setImmediate();
    expect(started).toEqual(['slow 1', 'b']);
    end('slow 1');
    await setImmediate();
    expect(started).toEqual(['slow 1', 'b', 'c']);
  });

  it('leaves half of the places to others', async () => {
    const { task } = tasks({ maxWaiting: 4 });
    for (const name of ['works', 'waits', 'waits as well']) void task(name, 10, 'one');
    await expect(task('too late', 1, 'one')).rejects.toThrow('too late');
    const other = task('other', 1, 'two');
    await expect(Promise.race([other, Promise.resolve('waits')])).resolves.toBe('waits');
  });
});
