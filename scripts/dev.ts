// `npm run dev`: the program out of its sources, in one process. Vite gives browsers the screens and tells them what has
// changed; the server runs in Vite's module runner and is started anew, within the process, when one of its files changes.
import { relative, resolve } from 'node:path';
import {
  createServerModuleRunner,
  createServer as createVite,
  normalizePath,
  type Plugin,
  type ViteDevServer,
} from 'vite';
import type { LiveSources } from '#server/ssr/live-sources.ts';
import { freePort } from '#tests/support/free-port.ts';

type BeginModule = typeof import('#server/begin-server.ts');
type StartModule = typeof import('#server/start-server.ts');
type ScreensModule = typeof import('#web/entry-server.tsx');

const beginFile = '/src/server/begin-server.ts';
const startFile = '/src/server/start-server.ts';
const screensFile = '/src/web/entry-server.tsx';
const [style, deskStyle] = ['/src/web/styles/main.css', '/src/web/styles/desk.css'];

/** What browsers load first, each behind React's means of exchanging a component in place. */
const entries: Record<string, string> = {
  '/@dev/shop.js': '/src/web/entry-client.tsx',
  '/@dev/desk.js': '/src/web/entry-desk.tsx',
  '/@dev/ui.js': '/src/web/dev/entry-ui.tsx',
};

/** What the server is made of; screens are exchanged without it. */
const ofServer = /^(src\/(?!web\/)|content\/|catalogue\/|(shop|logistics)\.config\.ts$)/;
const ofScreens = /^src\/web\//;
const ofTests = /\.test\.tsx?$/;

/** An editor that saves several files has saved all of them by then. */
const quietMilliseconds = 30;

const entryPlugin: Plugin = {
  name: 'dev-entries',
  enforce: 'pre',
  resolveId: (id) => (id in entries ? id : null),
  load: (id) => (id in entries ? `import '@vitejs/plugin-react/preamble';\nawait import('${entries[id]}');` : null),
};

/** Several copies may be worked on at once. */
const socketPort = await freePort();
const vite = await createVite({
  appType: 'custom',
  cacheDir: '.cache/vite',
  clearScreen: false,
  logLevel: 'warn',
  plugins: [entryPlugin],
  optimizeDeps: { entries: Object.values(entries).map((file) => file.slice(1)) },
  server: {
    middlewareMode: true,
    ws: { host: '127.0.0.1', port: socketPort },
    watch: { ignored: ['data', 'dist', 'reports', 'tests', '.cache'].map((folder) => `${resolve(folder)}/**`) },
  },
});
const serverRunner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
/** Apart from the server's: the screens are read anew without it. */
const screensRunner = createServerModuleRunner(vite.environments.ssr, { hmr: false });

const live: LiveSources = {
  assets: { entry: '/@dev/shop.js', css: [style], preloads: [], screens: {} },
  deskAssets: { entry: '/@dev/desk.js', css: [deskStyle], preloads: [], screens: {} },
  uiEntry: '/@dev/ui.js',
  socket: `ws://127.0.0.1:${socketPort}`,
  answer: (request, response, next) => vite.middlewares(request, response, next),
  async render(request) {
    const { renderPage }: ScreensModule = await screensRunner.import(screensFile);
    return renderPage(request);
  },
  async renderDesk(request) {
    const { renderDeskPage }: ScreensModule = await screensRunner.import(screensFile);
    return renderDeskPage(request);
  },
};

let close: (() => Promise<void>) | undefined;
if (!(await start())) await end(1);
watchSources(vite);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end(0));

/** Starts the server; what keeps it from starting is written with the places in the sources. */
async function start(): Promise<boolean> {
  try {
    const { startServer }: StartModule = await serverRunner.import(startFile);
    const { beginServer }: BeginModule = await serverRunner.import(beginFile);
    close = await startServer(beginServer(process.env), live);
    return true;
  } catch (error) {
    console.error(error);
    return false;
  }
}

async function restart(): Promise<void> {
  const started = performance.now();
  await close?.();
  close = undefined;
  serverRunner.clearCache();
  if (await start()) console.log(`Neu gestartet in ${Math.round(performance.now() - started)} ms.`);
}

function watchSources({ watcher, config, environments }: ViteDevServer): void {
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();
  watcher.on('all', (_, file) => {
    const path = relative(config.root, file).replaceAll('\\', '/');
    if (ofTests.test(path)) return;
    // Vite does so itself once its plugins have looked, which on a busy machine is after the server was started anew: with the old text.
    environments.ssr.moduleGraph.onFileChange(normalizePath(file));
    if (ofScreens.test(path) || ofServer.test(path)) screensRunner.clearCache();
    if (!ofServer.test(path)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      working = working.then(restart);
    }, quietMilliseconds);
  });
}

async function end(code: number): Promise<never> {
  await close?.();
  await vite.close();
  process.exit(code);
}
