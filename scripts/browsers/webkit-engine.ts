import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { freePort } from '#tests/support/free-port.ts';
import type { Engine, Key } from './engine.ts';

/** By the W3C's WebDriver, what stands for an element in an answer. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const element = z.object({ [elementKey]: z.string() });
const session = z.object({
  sessionId: z.string(),
  capabilities: z.object({ browserVersion: z.string() }),
});

const keys: Readonly<Record<Key | 'Control', string>> = {
  ...{ Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', ArrowDown: '\uE015', ArrowRight: '\uE014', F8: '\uE038' },
  ...{ Control: '\uE009', a: 'a', k: 'k', j: 'j' },
};

/** WebKit as Debian has it, by WebKitWebDriver on a screen that nobody sees. */
export async function openWebKit(): Promise<Engine> {
  const [screen, display] = await openScreen();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display },
    stdio: 'ignore',
  });
  const call = caller(`http://127.0.0.1:${port}`);
  const {
    sessionId,
    capabilities: { browserVersion: version },
  } = session.parse(await untilAnswering(() => call('POST', '/session', { capabilities: { alwaysMatch: {} } })));
  const ask = (method: string, path: string, body?: object) => call(method, `/session/${sessionId}${path}`, body);
  const found = async (expression: string) =>
    element.parse(await ask('POST', '/execute/sync', { script: `return ${expression}`, args: [] }))[elementKey];

  const perform = (presses: readonly object[]) =>
    ask('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions: presses }] });
  const down = (value: string) => ({ type: 'keyDown', value });
  const up = (value: string) => ({ type: 'keyUp', value });

  return {
    name: 'WebKit',
    version,
    goto: async (url) => void (await ask('POST', '/url', { url })),
    async evaluate(expression) {
      const script = `const done = arguments[0]; Promise.resolve(${expression}).then((value) => done({ value }), (error) => done({ error: String(error) }))`;
      const answer = await ask('POST', '/execute/async', { script, args: [] });
      const { value, error } = z.object({ value: z.unknown(), error: z.string().optional() }).parse(answer);
      if (error !== undefined) throw new Error(error);
      return value;
    },
    async click(expression) {
      await ask('POST', '/execute/sync', { script: `(${expression}).scrollIntoView({ block: 'center' })`, args: [] });
      await ask('POST', `/element/${await found(expression)}/click`, {});
    },
    async choose(expression, files) {
      await ask('POST', `/element/${await found(expression)}/value`, { text: files.join('\n') });
    },
    async type(text) {
      await perform([...text].flatMap((letter) => [down(letter), up(letter)]));
    },
    async press(key, held) {
      const pressed = [down(keys[key]), up(keys[key])];
      await perform(held ? [down(keys[held]), ...pressed, up(keys[held])] : pressed);
    },
    async resize(width, height) {
      await ask('POST', '/window/rect', { width, height });
    },
    picture: async () => Buffer.from(z.string().parse(await ask('GET', '/screenshot')), 'base64'),
    async close() {
      await ask('DELETE', '').catch(() => undefined);
      for (const process of [driver, screen]) process.kill('SIGTERM');
    },
  };
}

/** A screen of X without a monitor, and its name. */
async function openScreen(): Promise<[ChildProcess, string]> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1300x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const told = screen.stdio[3] as Readable;
  const [number] = await once(told, 'data');
  return [screen, `:${String(number).trim()}`];
}

const answered = z.object({ value: z.unknown() });
const refusal = z.object({ error: z.string(), message: z.string() });

function caller(driver: string) {
  return async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(driver + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = answered.parse(await answer.json());
    if (answer.ok) return value;
    const { error, message } = refusal.parse(value);
    throw new Error(`${error}: ${message}`);
  };
}

/** The driver listens a moment after it was started. */
async function untilAnswering<T>(call: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      if (tries === 100 || !(error instanceof TypeError)) throw error;
      await pause(50);
    }
  }
}
