import type { TypedNumber } from '#domain/asset-list/device-number-in.ts';
import type { SearchHit } from './search-hits.ts';

interface Known {
  /** Finds by words, as ever. */
  readonly find: (query: string) => readonly SearchHit[];
  /** The models that the catalogue calls exactly so. */
  readonly called: (word: string) => readonly SearchHit[];
  /** Whether it calls anything so, or like what begins so. */
  readonly isBorne: (word: string) => boolean;
}

/**
 * What a typed number leads to: the models that it names, or those of the other words; else, where a maker is known, its pages; and
 * for a number of one device alone the wizard's start, where its model is chosen. Undefined where it is no number after all.
 */
export function numberHits(
  { kind, serial, model, maker, rest, unless }: TypedNumber,
  { find, called, isBorne }: Known,
): readonly SearchHit[] | undefined {
  const named = model === undefined ? [] : called(model);
  // A '2920-24G' is a switch's name, and no machine type 2920 with a country behind it.
  if (unless !== undefined && (named.length === 0 || kind === 'Maschinentyp') && isBorne(unless)) return undefined;
  const taken = serial === undefined ? '' : `${kind} ${serial} wird übernommen`;
  const withNumber = (hits: readonly SearchHit[], said: string) =>
    hits.map((hit) => ({
      ...hit,
      note: [hit.note, said].filter(Boolean).join(' · '),
      ...(serial !== undefined && { serialNumber: serial }),
    }));
  if (named.length > 0)
    return withNumber(
      named.map((hit) => ({ ...hit, isNamed: true })),
      taken || `nach ${kind} ${model}`,
    );
  const described = rest === '' ? [] : find(rest);
  if (described.length > 0) return withNumber(described, taken || `${kind}: bitte das Modell prüfen`);
  if (serial !== undefined)
    return [
      {
        slug: '',
        title: `${kind} ${serial}`,
        note: `${kind === 'Seriennummer' ? 'wird' : 'wird als Seriennummer'} übernommen, Modell bitte wählen`,
        serialNumber: serial,
      },
    ];
  return maker && withNumber(find(maker), `${kind}: bitte das Modell wählen`);
}
