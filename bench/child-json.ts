import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A script of this folder in a process of its own: what it is to do goes in as one line of JSON, answers come back as lines. */
export interface Child {
  readonly pid: number;
  /** The next line that it writes. */
  line(): Promise<string>;
  send(message: object): void;
  stop(): Promise<void>;
}

export function startChild(script: string, args: readonly string[] = []): Child {
  const child: ChildProcess = spawn(process.execPath, [join(import.meta.dirname, script), ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const killed = () => child.kill('SIGKILL');
  process.once('exit', killed);
  const { stdin, stdout, pid } = child;
  if (stdin === null || stdout === null || pid === undefined) throw new Error(`${script} did not start`);
  const lines = readLines(stdout);
  return {
    pid,
    async line() {
      const { value, done } = await lines.next();
      if (done === true || value === undefined) throw new Error(`${script} ended`);
      return value;
    },
    send: (message) => void stdin.write(`${JSON.stringify(message)}\n`),
    async stop() {
      process.off('exit', killed);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    },
  };
}

/** Whole lines of a stream, however long. */
export async function* readLines(stream: NodeJS.ReadableStream): AsyncGenerator<string, undefined> {
  let begun: string[] = [];
  stream.setEncoding('utf8');
  for await (const piece of stream) {
    const [first = '', ...further] = String(piece).split('\n');
    begun.push(first);
    for (const next of further) {
      yield begun.join('');
      begun = [next];
    }
  }
  return undefined;
}
