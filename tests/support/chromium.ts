import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LaunchOptions } from '@playwright/test';
import packed, { inflate } from '@sparticuz/chromium';

const packageFolder = resolve(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..');
const cache = resolve('node_modules/.cache');

/** The browser speaks to nobody but the page that a test opens. */
const quiet = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-pings',
  '--no-proxy-server',
  '--font-render-hinting=none',
];

/**
 * How Playwright starts a Chromium here: on Linux x64 the one inside the npm package, else CHROME_PATH, else an installed
 * Chrome. Nothing is downloaded.
 */
export async function chromiumLaunchOptions(): Promise<LaunchOptions> {
  const chosen = process.env.CHROME_PATH;
  // Without a language of UTF-8 it names each download with an umlaut 'download'.
  const env = { ...definedEnvironment(), LC_ALL: 'C.UTF-8' };
  if (chosen) return { executablePath: chosen, args: quiet, env };
  if (process.platform !== 'linux' || process.arch !== 'x64') return { channel: 'chrome', args: quiet, env };

  const folder = await unpack();
  const executablePath = join(folder, 'chromium');
  return { executablePath, args: quiet, env: { ...env, ...whatTheSystemLacks(folder, executablePath) } };
}

/**
 * Unpacks the browser once per version into node_modules/.cache. The package itself unpacks into the temporary folder and
 * takes whatever lies there, also from another version or half written, hence the folder of its own and the rename.
 */
async function unpack(): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  const folder = join(cache, `chromium-${version}`);
  if (existsSync(folder)) return folder;

  mkdirSync(cache, { recursive: true });
  const fresh = mkdtempSync(join(cache, 'chromium-'));
  const usual = process.env.TMPDIR;
  process.env.TMPDIR = fresh;
  try {
    await packed.executablePath();
    await inflate(join(packageFolder, 'bin', 'al2023.tar.br'));
  } finally {
    if (usual === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = usual;
  }
  if (existsSync(folder)) rmSync(fresh, { recursive: true });
  else renameSync(fresh, folder);
  return folder;
}

/** A bare machine may have neither the NSS libraries nor fonts; both come with the package and are used only then. */
function whatTheSystemLacks(folder: string, executablePath: string): Record<string, string> {
  const runs = spawnSync(executablePath, ['--version']).status === 0;
  return {
    ...(runs ? {} : { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') }),
    ...(existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: join(folder, 'fonts') }),
  };
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
