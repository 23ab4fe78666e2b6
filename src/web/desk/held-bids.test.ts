import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { dismissTooLate, forgetHeldBid, tellTooLate, watchHeldBid } from './held-bids.ts';

const one = { offerId: 'offer-1', number: 'A-2026-000001' };
const held = { id: 'bid-1', total: 1, by: 'a@example.org', isMine: true, sentAt: '', until: '' };

it('whoever wanted a bid back too late is told so until they have read it, though it has left and nobody watches it any more', () => {
  const queries = new QueryClient();
  const watched = () => queries.getQueryData(['heldBids']);
  watchHeldBid(queries, one, held);
  forgetHeldBid(queries, one.offerId);
  expect(watched()).toEqual([]);
  tellTooLate(queries, one, 'Schon hinaus.');
  forgetHeldBid(queries, one.offerId);
  expect(watched()).toEqual([{ ...one, tooLate: 'Schon hinaus.' }]);
  dismissTooLate(queries, one.offerId);
  expect(watched()).toEqual([]);
  tellTooLate(queries, one, 'Schon hinaus.');
  watchHeldBid(queries, one, held);
  expect(watched()).toEqual([one]);
});
