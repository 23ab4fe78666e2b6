import { enableCompileCache } from 'node:module';
import { settleHeap } from './heap-settings.ts';

// Before anything else is loaded: from the second start on, the code of all packages comes compiled from the disk.
enableCompileCache('node_modules/.cache/node-compile');
settleHeap();
const { runServer } = await import('./run-server.ts');
await runServer();
