import { readFileSync } from 'node:fs';

/** Ticks of `/proc/PID/stat` are a hundredth of a second on every Linux. */
const millisecondsPerTick = 10;

/** Milliseconds that a process has computed so far, all its threads together (Linux only): what else the machine does is not in it. */
export function processorTime(pid: number): number {
  // The name may hold spaces; what follows it is numbered from 3 on.
  const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = after.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * millisecondsPerTick;
}
