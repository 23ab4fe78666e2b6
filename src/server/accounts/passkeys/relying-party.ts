import { isIP } from 'node:net';
import type { Env } from '#server/env.ts';
import { Problem } from '#server/problem.ts';

/** For whom a passkey counts (WebAuthn): the shop's host name, and the origins of its pages. */
export interface RelyingParty {
  id: string;
  origins: string[];
}

/**
 * By PUBLIC_URL. A passkey belongs to a name: under an address of numbers there are none, but in demo mode the machine's own
 * pages are also reached as localhost.
 */
export function relyingParty({ publicUrl, mode, port }: Pick<Env, 'publicUrl' | 'mode' | 'port'>): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) === 0) return { id: hostname, origins: [origin] };
  if (mode !== 'demo') throw new Problem(409, 'passkeysUnavailable');
  return { id: 'localhost', origins: [`http://localhost:${port}`] };
}
