import { lookup } from 'node:dns/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import type { sendFailures } from '#contract/desk/webhooks.ts';
import { isLocalName, isLoopback } from '#server/policies/loopback.ts';
import { isPublicAddress } from './public-address.ts';

export interface NetworkAddress {
  readonly address: string;
  readonly family: number;
}
/** All addresses of a name. */
export type Resolve = (name: string) => Promise<readonly NetworkAddress[]>;

/** What became of a message. */
export interface Sent {
  readonly status?: number;
  readonly failure?: (typeof sendFailures)[number];
  /** The beginning of the answer, on one line. */
  readonly excerpt: string;
  readonly milliseconds: number;
}

interface Posting {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** For tests and demonstrations: also to this machine, and without TLS. */
  readonly toLoopback: boolean;
  readonly resolve?: Resolve;
  readonly milliseconds?: number;
}

/** From the look for the address to the end of the answer. */
const longest = 10_000;
const excerptLength = 1_000;
const redirects = new Set([301, 302, 303, 307, 308]);
const everyAddress: Resolve = (name) => lookup(name, { all: true, verbatim: true });

/** Whether messages may be sent to such an address at all, by what is written there. */
export function isSendable(url: string, toLoopback: boolean): boolean {
  const { protocol, hostname, username, password } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  if (username !== '' || password !== '') return false;
  if (toLoopback && isLoopback(host)) return true;
  return protocol === 'https:' && (isIP(host) === 0 || isPublicAddress(host)) && !isLocalName(host);
}

/**
 * Sends a message and answers what came back; nothing is thrown. The name is looked up once, each of its addresses must be public, and the
 * connection goes to the one that was looked at: another answer at a second look leads nowhere. No redirect is followed.
 */
export async function postMessage(posting: Posting): Promise<Sent> {
  const began = performance.now();
  const signal = AbortSignal.timeout(posting.milliseconds ?? longest);
  const sent = await send(posting, signal).catch((error: unknown) => failed(error, signal));
  return { ...sent, milliseconds: Math.round(performance.now() - began) };
}

type Outcome = Omit<Sent, 'milliseconds'>;

async function send(posting: Posting, signal: AbortSignal): Promise<Outcome> {
  const { url, toLoopback, resolve = everyAddress } = posting;
  if (!isSendable(url, toLoopback)) return { failure: 'address', excerpt: '' };
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const addresses = family === 0 ? await inTime(resolve(host), signal) : [{ address: host, family }];
  const [first] = addresses;
  const isAllowed = ({ address }: NetworkAddress) => isPublicAddress(address) || (toLoopback && isLoopback(address));
  if (first === undefined || !addresses.every(isAllowed)) return { failure: 'address', excerpt: '' };
  const answer = await answerOf(posting, first, signal);
  const { statusCode: status = 0 } = answer;
  const excerpt = await beginningOf(answer);
  return { status, excerpt, ...(redirects.has(status) && { failure: 'redirect' }) };
}

/** Looking a name up cannot be given up; nobody waits for it longer than for all of it. */
function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((done, fail) => {
    signal.addEventListener('abort', () => fail(signal.reason), { once: true });
    work.then(done, fail);
  });
}

function answerOf({ url, headers, body }: Posting, { address, family }: NetworkAddress, signal: AbortSignal) {
  return new Promise<IncomingMessage>((done, fail) => {
    const begin = url.startsWith('https:') ? httpsRequest : httpRequest;
    const request = begin(url, {
      method: 'POST',
      agent: false,
      signal,
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      // Host and certificate are those of the name; the way there is the address that was looked at.
      lookup: (_name, { all }, answer) =>
        all === true ? answer(null, [{ address, family }]) : answer(null, address, family),
    });
    request.once('response', done);
    request.once('error', fail);
    // An answer that changes the protocol ends the connection without an error.
    request.once('close', () => fail(new Error('No answer')));
    request.end(body);
  });
}

/** As much of an answer as is shown, or came in time; whatever follows is not read. What the status says holds also where this breaks off. */
async function beginningOf(answer: IncomingMessage): Promise<string> {
  let bytes = Buffer.alloc(0);
  try {
    for await (const chunk of answer) {
      bytes = Buffer.concat([bytes, Buffer.from(chunk)]);
      if (bytes.length >= excerptLength) break;
    }
  } catch {
    // The connection is gone, or the time is over: the message was answered before.
  }
  answer.destroy();
  return bytes
    .subarray(0, excerptLength)
    .toString('utf8')
    .replace(/[\p{Cc}\p{Cf}\s\uFFFD]+/gu, ' ')
    .trim();
}

function failed(_error: unknown, signal: AbortSignal): Outcome {
  return { failure: signal.aborted ? 'timeout' : 'unreachable', excerpt: '' };
}
