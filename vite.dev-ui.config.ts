import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The page of all inputs, a program of its own: no shop page grows by it. Its styles are the shop's, which look through its source too. */
export default defineConfig({
  base: '/dev/ui/',
  publicDir: false,
  plugins: [react()],
  worker: { format: 'es' },
  build: {
    outDir: 'dist/dev-ui',
    rolldownOptions: { input: 'src/web/dev/entry-ui.tsx', output: { entryFileNames: 'ui.js' } },
  },
});
