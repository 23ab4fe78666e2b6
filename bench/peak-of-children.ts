import { readFileSync } from 'node:fs';

/** Watches the processes that this one starts; the call answers the most memory one of them had, in MB (Linux only). */
export function peakOfChildren(): () => number {
  let peak = 0;
  const look = () => {
    for (const child of read(`/proc/self/task/${process.pid}/children`).split(' ').filter(Boolean)) {
      const kilobytes = /VmHWM:\s+(\d+) kB/.exec(read(`/proc/${child}/status`))?.[1];
      peak = Math.max(peak, Number(kilobytes ?? 0) / 1024);
    }
  };
  const looking = setInterval(look, 5);
  return () => {
    clearInterval(looking);
    return peak;
  };
}

/** Empty for what is gone by now. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
