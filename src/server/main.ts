import { enableCompileCache } from 'node:module';

// Before anything else is loaded: from the second start on, the code of all packages comes compiled from the disk.
enableCompileCache('node_modules/.cache/node-compile');
const { runServer } = await import('./run-server.ts');
await runServer();
