import { hash } from 'node:crypto';

/** A text is named when it is sent for this time: what is asked once is planned once either way. */
const namedFrom = 3;
/** A connection keeps what has a name until it ends, in 0.2 MB each: so many texts at most have one. */
const maxNames = 200;
/** A text counts as sent again while no more than so many others were sent: what is rare takes no name from what is frequent. */
const maxWaiting = 100;

/** What PostgreSQL plans: other texts are ends of transactions, settings, or several statements at once. */
const isPlanned = /^\s*(?:select|insert|update|delete|with)\b[^;]*$/i;
/** Lists as long as what is asked for, and rows as many as are written: each length is another text. */
const isAsLong = / in \((?:\$\d+, ){8}|\), \(\$/;

/**
 * A list longer than any that somebody reads is planned by itself each time. A general plan takes it for ten, and was perhaps made while its
 * tables were empty: a run that had just written 10,000 payments walked through all of them for each of its sales.
 */
const longList = 200;

/**
 * Under which name a connection keeps a text, and PostgreSQL its plan; undefined where it keeps none. Whatever the
 * number of texts, a connection holds a bounded number of plans.
 */
export function statementNames(): (text: string, values?: readonly unknown[]) => string | undefined {
  const names = new Map<string, string>();
  const sent = new Map<string, number>();
  return (text, values = []) => {
    if (values.some((value) => Array.isArray(value) && value.length > longList)) return undefined;
    const known = names.get(text);
    if (known !== undefined || names.size >= maxNames) return known;
    // Nor does it count as another one: what a transaction begins by is a text of its own each time.
    if (!isPlanned.test(text) || isAsLong.test(text)) return undefined;
    const times = (sent.get(text) ?? 0) + 1;
    sent.delete(text);
    if (times < namedFrom) {
      sent.set(text, times);
      for (const oldest of sent.keys()) {
        if (sent.size <= maxWaiting) break;
        sent.delete(oldest);
      }
      return undefined;
    }
    const name = nameBy('often', text);
    names.set(text, name);
    return name;
  };
}

/** No other text has it, in whichever process. */
export function nameBy(word: string, text: string): string {
  return `${word}_${hash('sha256', text, 'base64url').slice(0, 20)}`;
}
