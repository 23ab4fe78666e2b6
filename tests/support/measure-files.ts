import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { spentStarting } from './spent-starting.ts';

/** What `npm test -- --profile` knows of a file, in milliseconds. */
export interface FileCost {
  readonly file: string;
  readonly wall: number;
  /** Of the process that runs the tests. */
  readonly processor: number;
  /** Of the processes that it started and that have ended. */
  readonly beside: number;
  /** Until servers of its own were there. */
  readonly starting: number;
}

const folder = process.env.TEST_COSTS;
if (folder !== undefined) measure(join(folder, `files-${process.pid}.jsonl`));

function measure(into: string): void {
  let before = now();
  beforeAll(() => {
    before = now();
  });
  afterAll(() => {
    const after = now();
    const since = (of: keyof typeof after) => Math.round(after[of] - before[of]);
    const cost: FileCost = {
      file: expect.getState().testPath ?? '',
      ...{ wall: since('wall'), processor: since('processor'), beside: since('beside'), starting: since('starting') },
    };
    appendFileSync(into, `${JSON.stringify(cost)}\n`);
  });
}

function now() {
  const { user, system } = process.cpuUsage();
  return { wall: performance.now(), processor: (user + system) / 1_000, beside: besideUs(), starting: spentStarting() };
}

/** The system counts in hundredths of a second what ended children took; elsewhere than on Linux nobody says it. */
function besideUs(): number {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[13]) + Number(fields[14])) * 10;
  } catch {
    return 0;
  }
}
