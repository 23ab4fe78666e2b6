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
  const threads = unlessGone(() => readdirSync(`/proc/${pid}/task`), []);
  return threads.flatMap((thread) => ofProc(`${pid}/task/${thread}/children`).split(' ').filter(Boolean));
}

const ofProc = (path: string) => unlessGone(() => readFileSync(`/proc/${path}`, 'utf8'), '');

/** A process ends whenever it likes, between two looks too (`ENOENT`), or while its file is read (`ESRCH`). */
function unlessGone<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

/** Of a process itself and of its children that are gone; of one that ended while the others were read, its parent tells the next time. */
function timesOf(pid: string): [own: number, ofChildren: number] {
  const fields = ofProc(`${pid}/stat`).split(') ')[1]?.split(' ').map(Number) ?? [];
  const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11, 15);
  return [(user + system) / ticks, (childUser + childSystem) / ticks];
}
