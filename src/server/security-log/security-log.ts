import type { Clock } from '#server/clock.ts';
import type { Env } from '#server/env.ts';
import type { Log } from '#server/log.ts';
import { addLines, logFolder } from './log-files.ts';
import { narrowNetwork } from './narrow-network.ts';
import type { SecurityEvent, SecurityLine } from './security-event.ts';
import type { ToldLines } from './told-lines.ts';

/** Who did what, when, from which network, and what became of it; never what was said (docs/decisions/0380). */
export interface SecurityLog {
  /** Writes a line. It never throws and never waits for the database; the same once more within a minute is counted. */
  note(event: SecurityEvent): void;
  /** Writes down what was counted. */
  close(): void;
}

const minute = 60_000;
/** How many kinds of refusals have a line of their own in a minute; what is beyond is one line, so that no flood fills the disk. */
const maxRefusals = 500;

interface Repeated {
  readonly event: SecurityEvent;
  last: string;
  /** Beyond the first, which was written at once. */
  times: number;
}

/** Opens the log in the server's data folder. */
export function openSecurityLog({
  env,
  clock,
  log,
  told,
}: {
  env: Pick<Env, 'dataDir'>;
  clock: Clock;
  log: Pick<Log, 'error'>;
  /** Hears of what the administration reads; absent where nobody does. */
  told?: Pick<ToldLines, 'take'>;
}): SecurityLog {
  const folder = logFolder(env);
  const seen = new Map<string, Repeated>();
  let since = 0;
  let beyond = 0;
  let unwritten = 0;

  function write(at: string, lines: readonly SecurityLine[]): void {
    if (lines.length === 0) return;
    told?.take(lines);
    const lost: SecurityLine[] =
      unwritten === 0 ? [] : [{ at, what: 'unwritten', result: 'notWritable', times: unwritten }];
    try {
      addLines(folder, at, [...lost, ...lines]);
      unwritten = 0;
    } catch (error) {
      if (unwritten === 0) log.error({ err: error }, 'The security log cannot be written');
      unwritten += lines.length;
    }
  }

  function endMinute(at: string): void {
    const lines = [...seen.values()]
      .filter(({ times }) => times > 0)
      .map(({ event, last, times }): SecurityLine => ({ at: last, ...event, times }));
    if (beyond > 0) lines.push({ at, what: 'refused', result: 'moreRefusals', times: beyond });
    seen.clear();
    beyond = 0;
    write(at, lines);
  }

  const timer = setInterval(() => endMinute(clock.now().toISOString()), minute);
  timer.unref();

  return {
    note({ network, ...said }) {
      const now = clock.now();
      const at = now.toISOString();
      if (now.getTime() - since >= minute) {
        endMinute(at);
        since = now.getTime();
      }
      const narrowed = network === undefined ? undefined : narrowNetwork(network);
      const event = { ...said, ...(narrowed !== undefined && { network: narrowed }) };
      const key = JSON.stringify(event);
      const known = seen.get(key);
      if (known) {
        known.times += 1;
        known.last = at;
      } else if (event.result !== 'done' && seen.size >= maxRefusals) {
        beyond += 1;
      } else {
        seen.set(key, { event, last: at, times: 0 });
        write(at, [{ at, ...event }]);
      }
    },
    close() {
      clearInterval(timer);
      endMinute(clock.now().toISOString());
    },
  };
}
