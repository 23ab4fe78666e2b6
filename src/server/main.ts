import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { heapSettings } from './heap-settings.ts';

// Before anything else is loaded: from the second start on, the code of all packages comes compiled from the disk.
enableCompileCache('node_modules/.cache/node-compile');
for (const setting of heapSettings) setFlagsFromString(setting);
const { runServer } = await import('./run-server.ts');
await runServer();
