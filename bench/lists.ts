import { benchListAccuracy } from './list-accuracy.ts';
import { benchListsSpeed } from './lists-speed.ts';

/** `npm run bench:lists`: how well, how fast and in how much memory asset lists are read; `-- --lines` names each misread line. */
await benchListAccuracy();
if (!process.argv.includes('--lines')) await benchListsSpeed();
