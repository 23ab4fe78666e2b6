import { z } from 'zod';
import { askCarrier, bodyOf, refusalByStatus } from './ask-carrier.ts';
import type { NothingDone } from './carrier.ts';
import type { DhlSettings } from './carrier-settings.ts';

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().catch(0) });
/** A token that ends within so many milliseconds is not used for a call that may take as long. */
const margin = 60_000;

/** Gives DHL's token of the account, asked for anew before it ends; or why there is none, and then nothing was ordered either. */
export function dhlToken({ url, apiKey, apiSecret, user, password, seconds }: DhlSettings, now: () => number) {
  let held: { readonly token: string; readonly until: number } | undefined;
  return {
    /** Forgets a token that was refused. */
    drop() {
      held = undefined;
    },
    async take(): Promise<string | NothingDone> {
      if (held && held.until > now()) return held.token;
      const body = new URLSearchParams({ grant_type: 'password', username: user, password });
      body.set('client_id', apiKey);
      body.set('client_secret', apiSecret);
      const answer = await askCarrier(`${url}/parcel/de/account/auth/ropc/v1/token`, { method: 'POST', body }, seconds);
      if (answer.kind !== 'answer') return { kind: 'unreachable' };
      const given = answer.status === 200 ? bodyOf(tokenSchema, answer.text) : undefined;
      if (given === undefined) {
        const isOurs = answer.status >= 400 && answer.status < 500;
        return refusalByStatus(answer) ?? { kind: isOurs ? 'access' : 'unreachable' };
      }
      held = { token: given.access_token, until: now() + given.expires_in * 1_000 - margin };
      return held.token;
    },
  };
}
