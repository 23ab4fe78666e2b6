import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type DescribedGoods, type ModelProposal, proposeModels } from '#domain/asset-list/propose-models.ts';
import { slugOf } from '#domain/catalogue/slug.ts';
import type { LoadedCatalogue } from '#server/catalogue/load-catalogue.ts';
import type { Database } from '#server/db/client.ts';

export const proposalDays = 30;
/** So many inquiries are looked through, the newest first, and so many of their lines. */
const limits = { offers: 2000, lines: 20_000 };

const rowsSchema = z.array(
  z.object({ offer_id: z.string(), text: z.string(), quantity: z.coerce.number() }),
) satisfies z.ZodType<readonly { offer_id: string; text: string; quantity: number }[]>;

/** What inquiries of the last days described freely and the catalogue does not know, by frequency; erased and locked ones stay out. */
export async function readProposals(
  { rows, drizzle }: Pick<Database, 'rows' | 'drizzle'>,
  { catalogue }: Pick<LoadedCatalogue, 'catalogue'>,
  now: Date,
): Promise<ModelProposal[]> {
  const since = new Date(now.getTime() - proposalDays * 86_400_000).toISOString();
  const found = await rows(
    drizzle,
    sql`
      select recent.id as offer_id, item ->> 'freetext' as text, coalesce(item ->> 'quantity', '1') as quantity
      from (
        select id, state from offer
        where created_at >= ${since}::timestamptz and erased_at is null and locked_at is null
        order by created_at desc limit ${limits.offers}
      ) recent, jsonb_array_elements(recent.state -> 'items') item
      where item ? 'freetext' and not item ? 'entryId'
      limit ${limits.lines}`,
  );
  const described: DescribedGoods[] = rowsSchema
    .parse(found)
    .map(({ offer_id, text, quantity }) => ({ offerId: offer_id, text, quantity }));
  return proposeModels(described, knownNames(catalogue));
}

/** Whether something is called so, by its title or another name with or without its maker. */
function knownNames({ items, bySlug }: LoadedCatalogue['catalogue']): (slug: string) => boolean {
  const words = new Set<string>();
  for (const { model, manufacturer } of items) {
    for (const word of model?.words?.split(', ') ?? []) {
      words.add(slugOf(word));
      if (manufacturer) words.add(slugOf(`${manufacturer.shortname} ${word}`));
    }
  }
  return (slug) => bySlug.has(slug) || words.has(slug);
}
