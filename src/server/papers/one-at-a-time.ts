import { finished, type Readable } from 'node:stream';
import { Problem } from '#server/problem.ts';

/**
 * Lets each person take one archive at a time from this process: it holds files open for as long as its reader takes. Throws
 * `papersRunning` for a second one.
 */
export function oneAtATime(): (person: string, open: () => Readable) => Readable {
  const running = new Set<string>();
  return (person, open) => {
    if (running.has(person)) throw new Problem(409, 'papersRunning');
    const stream = open();
    running.add(person);
    const leave = () => void running.delete(person);
    // Before its reader has the last byte: whoever then asks for the next one is not refused. And whenever it ends otherwise.
    stream.once('end', leave);
    finished(stream, leave);
    return stream;
  };
}
