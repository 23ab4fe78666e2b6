import { createInterface } from 'node:readline/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readEnv } from '#server/env.ts';
import { openClient, ShopRefusal, Unreachable } from '#web/desk/pages/developer/provider-client.ts';
import { demoToken } from './demo-logins.ts';
import { playRound } from './provider/play-alone.ts';
import { playWithPerson } from './provider/play-with-person.ts';
import { DemoProvider } from './provider/provider.ts';

const usage = `Spielt den Ankäufer über die öffentliche Schnittstelle /desk/api:

  npm run demo:provider               fragt vor jedem Schritt
  npm run demo:provider -- --auto     antwortet selbst, bis Sie mit Strg+C beenden
  npm run demo:provider -- --auto --once   ein Schritt bei jedem wartenden Verkauf, dann Ende

  --only B-2026-000123   nur dieser Verkauf (Anfrage, Auftrag oder Kennung)
  --url http://localhost:3000   --token akw_…`;

const pauseMilliseconds = 1_500;

function options() {
  return parseArgs({
    args: process.argv.slice(2),
    options: {
      auto: { type: 'boolean', default: false },
      once: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
      only: { type: 'string' },
      url: { type: 'string', default: readEnv(process.env).publicUrl },
      token: { type: 'string', default: demoToken },
    },
  }).values;
}

async function run({ auto, once, only, url, token }: ReturnType<typeof options>): Promise<void> {
  const provider = new DemoProvider(openClient(url, token));
  if (auto || once) return playAlone(provider, once, only);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  await playWithPerson(provider, terminal, only);
  terminal.close();
}

async function playAlone(provider: DemoProvider, once: boolean, only?: string): Promise<void> {
  const say = (line: string) => console.log(line);
  if (once) {
    if ((await playRound(provider, say, only)) === 0) console.log('Nichts wartet auf den Ankäufer.');
    return;
  }
  console.log('Der Ankäufer antwortet von selbst. Beenden mit Strg+C.');
  for (;;) {
    await playRound(provider, say, only).catch(waitForReturn);
    await pause(pauseMilliseconds);
  }
}

/** What to do where nobody answers, or where the data were made before there was a token. */
function helpFor(error: ShopRefusal | Unreachable): string {
  if (error instanceof Unreachable) return ' Starten Sie Ankaufwerk mit: npm start';
  return error.code === 'tokenUnknown' ? ' Oder beginnen Sie mit neuen Demo-Daten (DATA_DIR).' : '';
}

/** A server that is started anew is waited for. */
function waitForReturn(error: unknown): void {
  if (!(error instanceof Unreachable)) throw error;
}

try {
  const given = options();
  if (given.help) console.log(usage);
  else await run(given);
} catch (error) {
  const known = error instanceof ShopRefusal || error instanceof Unreachable;
  const mistyped = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  console.error(known ? `${error.message}${helpFor(error)}` : mistyped ? usage : error);
  process.exitCode = 1;
}
