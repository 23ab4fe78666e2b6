import { parse } from 'secure-json-parse';

/** Why a body is refused, and which of its fields are concerned. */
export interface RefusedBody {
  readonly refused: 'invalidJson' | 'invalidBody';
  readonly fields?: Record<string, string>;
}

/** An escape for NUL or for half of a surrogate pair: PostgreSQL can store neither. */
const suspicious = /\\u(?:0000|d[89a-f])/i;

/** What a body of JSON says; an empty one says nothing. Refused is what is no JSON, plants a prototype or cannot be stored. */
export function readJson(bytes: Uint8Array): { readonly value: unknown } | RefusedBody {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
  if (text.trim() === '') return { value: undefined };
  try {
    const value: unknown = parse(text, { protoAction: 'error', constructorAction: 'error' });
    return suspicious.test(text) && !isStorable(value) ? { refused: 'invalidBody' } : { value };
  } catch {
    return { refused: 'invalidJson' };
  }
}

function isStorable(value: unknown): boolean {
  const waiting = [value];
  // No recursion: how deep it goes is up to the sender.
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string' && (!next.isWellFormed() || next.includes('\u0000'))) return false;
    if (typeof next !== 'object' || next === null) continue;
    for (const [key, inner] of Object.entries(next)) waiting.push(key, inner);
  }
  return true;
}
