import { z } from 'zod';
import { retentionCalls } from '#contract/desk/desk-retention.ts';
import { deskOfferSchema } from '#contract/desk/desk-view.ts';
import { certificatesOf } from '#contract/papers/certificate-check.ts';
import { destruction, fullMedium } from './full-medium.ts';
import { hostileText as text } from './hostile-text.ts';
import type { Tour } from './tour.ts';

/** What is said of a medium in free words. */
const wordsOfMedium = {
  ...{ model: text, method: text, device: text, manufacturer: text, firmware: text, interface: text },
  ...{
    hpaDcoStatus: text,
    methodName: text,
    pattern: text,
    toolName: text,
    toolVersion: text,
    toolReportId: text,
    station: text,
  },
  ...{ operator: text, validator: text, followUp: text },
  parentDevice: { manufacturer: text, model: text, serial: text, assetTag: text },
};
const wordyDestruction = {
  ...destruction,
  ...{ technique: text, particleSize: text, place: text, machine: text, operator: text, witness: `${text} 2` },
  subcontractor: text,
};

/** On a day on which the goods are here. */
const media = (itemId: string | undefined, at: string) => [
  { ...fullMedium(text, { result: 'erased', itemId }), ...wordsOfMedium, startedAt: at, finishedAt: at },
  {
    ...fullMedium('S-2', { result: 'destroyed', itemId }),
    ...{ startedAt: at, finishedAt: at, destruction: { ...wordyDestruction, securityLevel: 'E-4', at } },
  },
];

/** Everything that can be recorded of the data carriers of a sale: of the first goods some, of the others none. */
export function fullDeletion(now: Date, goods: readonly { readonly id?: string | undefined }[]) {
  const at = now.toISOString();
  const [first, ...others] = goods.map(({ id }) => id);
  const lot = { description: text, count: 3, weightGrams: 1_500, container: text, seal: text, itemId: first };
  return {
    media: media(first, at),
    lots: [{ ...lot, destruction: { ...wordyDestruction, at } }],
    seal: text,
    signature: { name: text, role: text },
    withoutMedia: others.map((itemId) => ({ itemId, reason: 'noMedia' })),
  };
}

/** The certificate of a sale is taken back and issued anew; the sale is kept from deletion for a while. */
export async function withdrawnCertificate({ desk: by, make, now }: Tour, offerId: string, itemId: string | undefined) {
  const answer = (await by.get(`/desk/api/offers/${offerId}`)).json();
  const { data } = z.object({ data: deskOfferSchema }).parse(answer);
  const number = certificatesOf(data)[0]?.number;
  const body = { number, reason: text, reissue: true };
  const route = '/desk/api/withdrawCertificate/:offerId';
  const all = media(itemId, now().toISOString());
  await make({ by, route, offerId, body: { ...body, media: all.slice(0, 1) }, also: [{ ...body, media: all }] });
  await make({ by, route: retentionCalls.lock, body: { number: data.orderId, reason: text } });
  await make({ by, route: retentionCalls.unlock, body: { offerId } });
}
