import { placesAnswerSchema, placesUrl } from '#contract/goods/places.ts';
import { browserApi } from './browser-api.ts';

/** The places that share a postcode; none where it is not known, or while nobody can be asked: they are only a help. */
export async function placesOf(postcode: string): Promise<readonly string[]> {
  const answer = await browserApi.get(placesUrl(postcode)).catch(() => undefined);
  return placesAnswerSchema.safeParse(answer).data?.places ?? [];
}
