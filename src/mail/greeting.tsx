import type { OfferState } from '#domain/offer/state.ts';
import { Paragraph } from './paragraph.tsx';

/** The customer by the name they gave for the contract, if they gave one; no title is ever asked for. */
export function Greeting({ state }: { state: OfferState }) {
  const name = state.addresses?.contractAddress.name;
  return <Paragraph>Guten Tag{name ? ` ${name}` : ''},</Paragraph>;
}
