import { readFileSync } from 'node:fs';

/** Ticks of the processor in a second, as Linux counts them for programs. */
const ticks = 100;

/** Seconds of processor that the processes started by this one have taken, gone or not (Linux only). */
export function processorOfChildren(): number {
  const living = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean);
  const [, gone] = timesOf('self');
  return living.reduce((sum, child) => sum + timesOf(child)[0], gone);
}

/** Of a process itself and of its children that are gone. */
function timesOf(pid: string): [own: number, ofChildren: number] {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').map(Number) ?? [];
  const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11, 15);
  return [(user + system) / ticks, (childUser + childSystem) / ticks];
}
