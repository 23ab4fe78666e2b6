import { existsSync, readFileSync, statSync } from 'node:fs';
import { StartProblem } from '#server/db/start-problem.ts';
import { instead } from './instead.ts';

/** Who runs PostgreSQL where we are root, as which it refuses to run. */
export interface Identity {
  readonly uid: number;
  readonly gid: number;
}

interface Entry extends Identity {
  readonly name: string;
}

/** Users made for such things, the one made for this very thing first. */
const preferred = ['postgres', 'nobody', 'node', 'daemon'];

/** Who runs the cluster in a folder: we ourselves; where we are root, its owner, and for a new one somebody of this system without rights. */
export function identityFor(folder: string, passwd = '/etc/passwd'): Identity | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const entries = entriesOf(passwd);
  if (existsSync(folder)) {
    const { uid, gid } = statSync(folder);
    if (uid !== 0) return { uid, gid };
  }
  const found = preferred.map((name) => entries.find((entry) => entry.name === name)).find((entry) => entry);
  const any = found ?? entries.find(({ uid }) => uid !== 0);
  if (any) return { uid: any.uid, gid: any.gid };
  throw new StartProblem(
    `Die eingebaute Datenbank läuft nicht als root, und /etc/passwd nennt keinen anderen Benutzer. Legen Sie einen an. ${instead}`,
  );
}

function entriesOf(passwd: string): Entry[] {
  const text = existsSync(passwd) ? readFileSync(passwd, 'utf8') : '';
  return text.split('\n').flatMap((line) => {
    const [name = '', , uid = '', gid = ''] = line.split(':');
    if (!/^-?\d+$/.test(uid) || !/^-?\d+$/.test(gid) || uid === '0') return [];
    // macOS writes nobody as -2.
    return [{ name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }];
  });
}
