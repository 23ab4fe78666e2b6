import { join } from 'node:path';
import { buildApp } from './app.ts';
import { projectRoot } from './db/project-root.ts';
import { openDeps } from './deps.ts';
import { readEnv } from './env.ts';

const env = readEnv(process.env);
const deps = await openDeps(env);
const app = await buildApp(deps, { clientFolder: join(projectRoot, 'dist/client') });

await deps.jobs.install();
await deps.notices.start();
await app.listen({ port: env.port, host: env.host });
await deps.jobs.start();

console.log(`Ankaufwerk läuft: ${env.publicUrl}/`);

let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, async () => {
    if (stopping) return;
    stopping = true;
    await app.close();
    await deps.close();
    process.exit(0);
  });
}
