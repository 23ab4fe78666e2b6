import { configureGlobal } from 'fast-check';
import { takesAll } from './sample.ts';

// What is random is the same each time, so that a commit is not judged by luck; `npm run audit -- samples` throws anew.
if (!takesAll) configureGlobal({ seed: 20_261 });
