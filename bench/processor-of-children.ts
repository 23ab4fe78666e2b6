import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of the processor in a second, as Linux counts them for programs. */
const ticks = 100;

/** Seconds of processor that the processes started by this one have taken, and all that those started, gone or not (Linux only). */
export function processorOfChildren(): number {
  return belowOf(String(process.pid));
}

/** The same of another process and of all below it; of PostgreSQL's first one that is the whole server. */
export function processorOfTree(pid: number): number {
  return timesOf(String(pid))[0] + belowOf(String(pid));
}

function belowOf(pid: string): number {
  const [, gone] = timesOf(pid);
  return childrenOf(pid).reduce((sum, child) => sum + timesOf(child)[0] + belowOf(child), gone);
}

/** Each thread of a process has the children that it started. */
export function childrenOf(pid: string): string[] {
  const threads = `/proc/${pid}/task`;
  return readdirSync(threads).flatMap((thread) =>
    readFileSync(`${threads}/${thread}/children`, 'utf8').split(' ').filter(Boolean),
  );
}

/** Of a process itself and of its children that are gone. */
function timesOf(pid: string): [own: number, ofChildren: number] {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').map(Number) ?? [];
  const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11, 15);
  return [(user + system) / ticks, (childUser + childSystem) / ticks];
}
