import { spawn } from 'node:child_process';
import { once } from 'node:events';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const outDir = 'node_modules/.cache/ankaufwerk-bench';

/** Uncached rendering beside its floor: built and run like the server, in a process of its own. */
export async function benchRendering(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    plugins: [react()],
    build: { ssr: 'bench/render-loop.tsx', outDir, emptyOutDir: true, assetsInlineLimit: 0, minify: false },
  });
  const child = spawn(process.execPath, [`${outDir}/render-loop.js`], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The rendering could not be measured');
}
