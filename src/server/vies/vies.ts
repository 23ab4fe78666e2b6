import { z } from 'zod';
import type { VatIdResult } from '#domain/offer/tax/tax-facts.ts';
import { askCarrier, bodyOf } from '#server/carriers/ask-carrier.ts';

/** What the register said of a number; who it belongs to is neither asked for nor kept. */
export interface ViesAnswer {
  readonly result: VatIdResult;
  /** The register's own number of its answer. */
  readonly requestId?: string;
  /** Why there is no answer, as the register or the network names it. */
  readonly failure?: string;
}

/** The EU's register of USt-IdNrn. */
export interface Vies {
  /** Asks for one number, as it is stored: two letters of the country, then the rest. Never throws. */
  check(vatId: string): Promise<ViesAnswer>;
}

export interface ViesSettings {
  /** Of its REST service. */
  readonly url: string;
  /** How long an answer is waited for. */
  readonly seconds: number;
  /** Our own USt-IdNr., with which the register numbers its answers; '' without one. */
  readonly requester: string;
}

const answered = z.object({ valid: z.boolean(), requestIdentifier: z.string().max(100).optional() });
const code = z.string().regex(/^[A-Z_]{1,60}$/);
const failed = z.object({ errorWrappers: z.array(z.object({ error: code })).min(1) });

const ofCountry = (vatId: string) => ({ country: vatId.slice(0, 2), number: vatId.slice(2) });

/** The register behind its REST service; where no address is set there is none. */
export function openVies(settings: ViesSettings | undefined): Vies | undefined {
  if (settings === undefined) return undefined;
  const { url, seconds, requester } = settings;
  const own = ofCountry(requester);
  return {
    async check(vatId) {
      const { country, number } = ofCountry(vatId);
      const body = JSON.stringify({
        ...{ countryCode: country, vatNumber: number },
        ...(requester !== '' && { requesterMemberStateCode: own.country, requesterNumber: own.number }),
      });
      const headers = { 'content-type': 'application/json', accept: 'application/json' };
      const answer = await askCarrier(`${url}/check-vat-number`, { method: 'POST', headers, body }, seconds);
      if (answer.kind !== 'answer') return { result: 'unavailable', failure: answer.kind };
      const failure = bodyOf(failed, answer.text)?.errorWrappers[0]?.error;
      if (failure === 'INVALID_INPUT') return { result: 'invalid' };
      if (failure !== undefined) return { result: 'unavailable', failure };
      const said = answer.status === 200 ? bodyOf(answered, answer.text) : undefined;
      if (said === undefined) return { result: 'unavailable', failure: `HTTP_${answer.status}` };
      const { valid, requestIdentifier } = said;
      return { result: valid ? 'valid' : 'invalid', ...(requestIdentifier && { requestId: requestIdentifier }) };
    },
  };
}
