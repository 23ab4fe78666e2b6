import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';

// Before anything else is loaded: from the second start on, the code of all packages comes compiled from the disk.
enableCompileCache('node_modules/.cache/node-compile');
// Look through all that lives, catalogue included, when it has grown fourfold, not after every thousand requests (decision 0206).
setFlagsFromString('--heap-growing-percent=300');
const { runServer } = await import('./run-server.ts');
await runServer();
