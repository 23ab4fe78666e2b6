import { slugOf } from '#domain/catalogue/slug.ts';
import { serialsInText } from './serials.ts';

/** Goods that somebody described in their own words. */
export interface DescribedGoods {
  readonly text: string;
  readonly quantity: number;
  readonly offerId: string;
}

/** A description that came more than once in other spellings, as its first writer spelt it. */
export interface ModelProposal {
  readonly text: string;
  /** Lines of inquiries that say it. */
  readonly count: number;
  readonly units: number;
  /** The first inquiries that say it, at most five. */
  readonly offers: string[];
}

const limits = { text: 120, offers: 5, proposals: 100 };
/** A long code of digits and letters names one device, an address one person: neither is what goods are called. */
const ofOne = /\S+@\S+|\+?\d[\d /()-]{7,}\d|\b(?=(?:[a-z]*\d){4})(?=\d*[a-z])[a-z\d]{9,}\b|\d{8,}/gi;

/** What goods are called in a description, without serial numbers, mail addresses and telephone numbers; may be empty. */
export function nameInDescription(text: string): string {
  return serialsInText(text.slice(0, 500))
    .rest.replace(ofOne, ' ')
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, limits.text)
    .trim();
}

/** Descriptions in groups that differ in spelling alone, the most frequent first; without those that the catalogue knows by now. */
export function proposeModels(
  described: readonly DescribedGoods[],
  isKnown: (slug: string) => boolean,
): ModelProposal[] {
  const groups = new Map<string, { text: string; count: number; units: number; offers: Set<string> }>();
  for (const { text: words, quantity, offerId } of described) {
    const text = nameInDescription(words);
    const slug = slugOf(text);
    if (text.length < 3 || isKnown(slug)) continue;
    const group = groups.get(slug) ?? { text, count: 0, units: 0, offers: new Set() };
    group.count += 1;
    group.units += quantity;
    if (group.offers.size < limits.offers) group.offers.add(offerId);
    groups.set(slug, group);
  }
  return [...groups.values()]
    .toSorted((one, other) => other.count - one.count || other.units - one.units)
    .slice(0, limits.proposals)
    .map(({ offers, ...group }) => ({ ...group, offers: [...offers] }));
}
