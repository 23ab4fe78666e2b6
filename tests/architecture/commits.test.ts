import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './source-graph.ts';

/** So many of the newest are looked at: older ones are as they are. */
const looked = 50;
const longest = 72;

/** Of a copy without its history there are none. */
const subjects = existsSync(join(root, '.git'))
  ? execFileSync('git', ['-c', 'safe.directory=*', 'log', '--no-merges', `-${looked}`, '--format=%s'], {
      cwd: root,
      encoding: 'utf8',
    })
      .split('\n')
      .filter((subject) => subject !== '')
  : [];

describe('the newest commits', () => {
  it('say in their subject first the area and then what it does now, in a line that every tool shows whole', () => {
    const wrong = subjects.filter((subject) => subject.length > longest || !/^[a-z][\w .,/-]*: [a-z]/.test(subject));
    expect(wrong).toEqual([]);
  });
});
