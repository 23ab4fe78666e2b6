import type { OfferState } from '#domain/offer/state.ts';
import { Paragraph } from './paragraph.tsx';
import { plainWords } from './plain-words.ts';

const longestName = 60;

/** The customer by the name they gave for the contract, if they gave one; no title is ever asked for. */
export function Greeting({ state }: { state: Pick<OfferState, 'addresses'> }) {
  const name = plainWords(state.addresses?.contractAddress.name ?? '', longestName);
  return (
    <Paragraph>
      Guten Tag
      {name !== undefined && (
        <>
          {' '}
          <bdi>{name}</bdi>
        </>
      )}
      ,
    </Paragraph>
  );
}
