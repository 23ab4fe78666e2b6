import type { Deps } from '#server/deps.ts';
import type { HandleDeps } from '#server/offers/handle.ts';

/** What ordering parcels needs: also the ordinary commands, by which the seller learns of them. */
export type ShipmentDeps = HandleDeps &
  Pick<Deps, 'db' | 'env' | 'files' | 'carriers' | 'printer' | 'log' | 'catalogue'>;
