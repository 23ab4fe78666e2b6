import { benchListAccuracy } from './list-accuracy.ts';
import { benchListsSpeed } from './lists-speed.ts';
import { benchOffers } from './offers.ts';
import { benchRendering } from './rendering.ts';
import { benchSearch } from './search.ts';
import { benchSite } from './site.ts';

/** `npm run bench`: every measurement beside its own floor in the same run. Ratios count, the machine's seconds do not. */
console.log(`Node ${process.versions.node}, median of the rounds\n`);
await benchOffers();
await benchSite();
await benchRendering();
await benchSearch();
await benchListAccuracy();
await benchListsSpeed();
