import { buildIfStale } from './build.mjs';

if (await buildIfStale()) {
  process.env.NODE_ENV ??= 'production';
  const server = new URL('../dist/server/main.js', import.meta.url);
  // In this very process: no child that could stay behind, and signals arrive where they are handled.
  await import(server.href);
  console.log(`Bereit in ${(performance.now() / 1000).toFixed(1).replace('.', ',')} s.`);
} else {
  process.exitCode = 1;
}
