import { readFileSync } from 'node:fs';
import { childrenOf } from './processor-of-children.ts';

/** Memory of a process and of all below it, in MB; what they share is counted once (Linux only). */
export function memoryOfTree(pid: number): number {
  return kilobytesOf(String(pid)) / 1024;
}

function kilobytesOf(pid: string): number {
  try {
    const own = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1];
    return childrenOf(pid).reduce((sum, child) => sum + kilobytesOf(child), Number(own ?? 0));
  } catch {
    // Gone by now.
    return 0;
  }
}
