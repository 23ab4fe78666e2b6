import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { settleHeap } from './heap-settings.ts';

// Before anything else is loaded: its code comes compiled from the disk, where the build has left it (scripts/build.mjs).
enableCompileCache(join(import.meta.dirname, 'compiled'));
settleHeap();
const { runServer } = await import('./run-server.ts');
await runServer();
