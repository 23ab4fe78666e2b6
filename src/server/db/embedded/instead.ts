import { StartProblem } from '#server/db/start-problem.ts';

/** What always helps where the embedded database does not run. */
export const instead = 'Oder setzen Sie DATABASE_URL auf einen PostgreSQL-Server (docs/operations.md).';

/** In what PostgreSQL, the shell or the system say, and what whoever starts the shop does about it. */
const reasons: readonly (readonly [RegExp, (folder: string) => string])[] = [
  [
    /no space left|disk quota|ENOSPC|EDQUOT/i,
    (folder) => `Auf dem Laufwerk von ${folder} ist kein Platz mehr für die Datenbank. Schaffen Sie dort Platz.`,
  ],
  [
    /could not look up effective user ID/,
    () =>
      'Die eingebaute Datenbank braucht einen Benutzer, der in /etc/passwd steht; dieser steht nicht dort. Starten Sie als einer, der dort steht.',
  ],
  [
    /cannot be run as root|execution of PostgreSQL by a user with administrative permissions/i,
    () => 'Die eingebaute Datenbank läuft nicht mit den Rechten des Systemverwalters. Starten Sie als ein anderer.',
  ],
  [
    /spawn .*(EPERM|EINVAL)|(EPERM|EINVAL).*chown/,
    () =>
      'Die eingebaute Datenbank läuft nicht als root, und den Benutzer zu wechseln ist hier nicht erlaubt. Starten Sie als ein anderer.',
  ],
  [
    /could not bind Unix address|unix socket.*(not supported|EOPNOTSUPP|ENOTSUP)/i,
    (folder) =>
      `Auf dem Laufwerk von ${folder} sind keine Sockets möglich (etwa ein eingehängter Ordner eines anderen Systems). Legen Sie DATA_DIR auf ein Laufwerk dieses Systems.`,
  ],
  [
    /invalid permissions|wrong ownership/,
    (folder) =>
      `Der Ordner ${folder} muss dem Benutzer allein gehören, unter dem die Datenbank läuft. Berichtigen Sie Besitzer und Rechte, oder legen Sie DATA_DIR auf ein Laufwerk, das sie kennt.`,
  ],
  [
    /spawn .*ENOENT|not found|cannot execute|exec format|loading shared libraries|symbol not found|bad CPU type/i,
    () =>
      'Die eingebaute Datenbank passt nicht zu diesem System (etwa Alpine Linux mit musl statt glibc). Nehmen Sie eines mit glibc.',
  ],
  [
    /EACCES|EPERM|EROFS|permission denied|read-only file system/i,
    (folder) =>
      `Die eingebaute Datenbank darf ihre Programme nicht ausführen oder den Ordner ${folder} nicht benutzen (falscher Besitzer, oder ein Laufwerk ohne Ausführung). Berichtigen Sie die Rechte.`,
  ],
  [
    /shared memory|allocate memory|semaphore/i,
    () => 'Für die eingebaute Datenbank reicht der Speicher dieses Systems nicht. Geben Sie ihm mehr.',
  ],
];

/** Processes of one that was killed are still going, or it is used by somebody else. */
export class StillUsed extends StartProblem {}

/** Why the embedded database does not start, for people, from what was said about it. */
export function startProblemOf(said: string, folder: string): StartProblem {
  if (/pre-existing shared memory|lock file .* already exists/.test(said))
    return new StillUsed(`Die Datenbank in ${folder} wird noch benutzt. Beenden Sie, was sie benutzt. ${instead}`);
  const known = reasons.find(([words]) => words.test(said));
  if (known) return new StartProblem(`${known[1](folder)} ${instead}`);
  const last = said.split('\n').findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? said.trim().split('\n').at(-1);
  return new StartProblem(`Die eingebaute Datenbank in ${folder} startet nicht: ${last?.trim() ?? ''}\n${instead}`);
}
