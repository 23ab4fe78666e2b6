import type { SignOffView } from '#contract/sale/sign-off.ts';
import { dayOf, daysBetween, type Instant } from '#domain/values/day.ts';
import { euros } from '../euros.ts';

/** How a request stands, in a few words: 'wartet seit gestern'. */
export function standingWords({ standing, askedAt }: SignOffView, now: Instant): string {
  return standing === 'open' ? `wartet seit ${since(daysBetween(dayOf(askedAt), dayOf(now)))}` : words[standing];
}

const words: Record<Exclude<SignOffView['standing'], 'open'>, string> = {
  agreed: 'einverstanden',
  refused: 'nicht einverstanden',
  withdrawn: 'zurückgezogen',
  replaced: 'altes Gebot',
  decided: 'ohne Antwort',
  expired: 'abgelaufen',
};

function since(days: number): string {
  if (days <= 0) return 'heute';
  return days === 1 ? 'gestern' : `${days} Tagen`;
}

/** Who answered, and whom the seller had asked where that is somebody else. */
export function answeredBy({ name, answered }: SignOffView): string {
  const by = answered?.name ?? name;
  return by === name ? by : `${by} (gefragt war ${name})`;
}

interface HistoryLine {
  readonly key: string;
  readonly at: Instant;
  readonly text: string;
}

/** What the history of an offer tells of its sign-offs. */
export function signOffLines(signOffs: readonly SignOffView[]): HistoryLine[] {
  return signOffs.flatMap((one) => {
    const { id, name, email, amount, askedBy, askedAt, answered, withdrawnAt } = one;
    const asked = {
      key: `${id}-asked`,
      at: askedAt,
      text: `Um Zustimmung zu ${euros(amount)} gebeten: ${name}, ${email}`,
    };
    // A colleague who was not asked asks themselves.
    const lines = askedBy === email ? [] : [asked];
    if (withdrawnAt !== undefined)
      lines.push({ key: `${id}-withdrawn`, at: withdrawnAt, text: `Bitte um Zustimmung zurückgezogen: ${name}` });
    if (answered) lines.push({ key: `${id}-answered`, at: answered.at, text: answerLine(one, answered) });
    return lines;
  });
}

function answerLine(one: SignOffView, { answer, remark, way }: NonNullable<SignOffView['answered']>): string {
  const said = `${answeredBy(one)} ist mit ${euros(one.amount)} ${words[answer]}`;
  const byCopy = way === 'copied' ? ', über den kopierten Link' : '';
  return `${said}${byCopy}${remark === undefined ? '' : `: „${remark}“`}`;
}
