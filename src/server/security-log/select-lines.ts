import { type SecurityLine, securityLineSchema } from './security-event.ts';

/** Which lines somebody wants to see; all of them where nothing is said. */
export interface Wanted {
  /** ISO instant. */
  readonly since?: string | undefined;
  readonly account?: string | undefined;
  readonly staff?: string | undefined;
  readonly what?: string | undefined;
}

/** The lines of a text that are wanted; what is no line of this log is left out. */
export function selectLines(text: string, wanted: Wanted): SecurityLine[] {
  return text.split('\n').flatMap((line) => {
    const read = line === '' ? undefined : readLine(line);
    return read !== undefined && isWanted(read, wanted) ? [read] : [];
  });
}

function readLine(line: string): SecurityLine | undefined {
  try {
    return securityLineSchema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

function isWanted(line: SecurityLine, { since, ...others }: Wanted): boolean {
  if (since !== undefined && line.at < since) return false;
  return (['account', 'staff', 'what'] as const).every(
    (name) =>
      others[name] === undefined || line[name] === others[name] || (name === 'staff' && line.by === others[name]),
  );
}

/** A line for people: when, what, what became of it, who, from where, by which call. */
export function printedLine({
  at,
  what,
  result,
  account,
  staff,
  by,
  network,
  call,
  offer,
  changed,
  times,
}: SecurityLine): string {
  const who = account !== undefined ? `account ${account}` : staff !== undefined ? `staff ${staff}` : '-';
  const doer = by !== undefined && `by staff ${by}`;
  const rest = [
    doer,
    call,
    offer,
    changed?.length ? `(${changed.join(', ')})` : undefined,
    times && `+${times} in this minute`,
  ];
  return [at, what.padEnd(17), result.padEnd(16), who.padEnd(44), (network ?? '-').padEnd(18), ...rest.filter(Boolean)]
    .join('  ')
    .trimEnd();
}
