import { benchBid } from './bid.ts';
import { benchCockpit } from './cockpit.ts';
import { endWithReason } from './end-with-reason.ts';
import { benchExport } from './export.ts';
import { benchInstant } from './instant.ts';
import { benchLabels } from './labels.ts';
import { benchLargeBodies } from './large-bodies.ts';
import { benchListAccuracy } from './list-accuracy.ts';
import { benchListsSpeed } from './lists-speed.ts';
import { benchLive } from './live.ts';
import { benchMemory } from './memory.ts';
import { benchMoney } from './money.ts';
import { benchOffers } from './offers.ts';
import { benchPhotos } from './photos.ts';
import { benchPooled } from './pooled.ts';
import { benchPricing } from './pricing.ts';
import { benchQueue } from './queue.ts';
import { compareRatios } from './ratios.ts';
import { benchReading } from './reading.ts';
import { benchRendering } from './rendering.ts';
import { benchScans } from './scans.ts';
import { benchSearch } from './search.ts';
import { benchSite } from './site.ts';
import { benchStart } from './start.ts';

/** `npm run bench`: every measurement beside its own floor in the same run. Ratios count, the machine's seconds do not; `record` keeps them. */
endWithReason();
const given = process.argv.slice(2);
const requests = given.find((one) => one.startsWith('requests='))?.slice('requests='.length);
const labels = given.find((one) => one.startsWith('labels='))?.slice('labels='.length);
const records = given.includes('record');
const asked = given.filter((one) => !one.includes('=') && one !== 'record');
const parts: Record<string, () => Promise<void>> = {
  offers: async () => {
    await benchOffers();
    await benchPooled();
  },
  reading: benchReading,
  bid: benchBid,
  money: benchMoney,
  queue: benchQueue,
  cockpit: benchCockpit,
  export: benchExport,
  live: benchLive,
  instant: benchInstant,
  bodies: benchLargeBodies,
  site: benchSite,
  rendering: benchRendering,
  scans: benchScans,
  photos: benchPhotos,
  labels: () => benchLabels(Number(labels ?? 60)),
  pricing: benchPricing,
  search: benchSearch,
  accuracy: () => benchListAccuracy(),
  lists: benchListsSpeed,
  start: benchStart,
  memory: () => benchMemory(Number(requests ?? 1_000_000)),
};
const unknown = asked.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0)
  throw new Error(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}`);

console.log(`Node ${process.versions.node}, median of the rounds\n`);
for (const [name, measure] of Object.entries(parts)) if (asked.length === 0 || asked.includes(name)) await measure();
compareRatios(records);
