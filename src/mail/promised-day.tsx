import { promisedText } from '#contract/sale/promised-words.ts';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { type PromisedThing, promisedFrom } from '#domain/offer/promises/promised.ts';
import { dayOf, type Instant } from '#domain/values/day.ts';
import { Paragraph, Strong } from './paragraph.tsx';

/** Until when something is promised that began with what the mail tells; nothing where nothing is promised. */
export function PromisedDay({ what, at }: { what: PromisedThing; at: Instant }) {
  const promised = promisedFrom(what, at, shopConfig.promises);
  if (promised === undefined) return null;
  return (
    <Paragraph>
      <Strong>{promisedText(promised, dayOf(at))}</Strong>
    </Paragraph>
  );
}
