import { setTimeout as pause } from 'node:timers/promises';
import type { Engine } from './engine.ts';
import type { Line } from './line.ts';

export type Role = 'button' | 'link' | 'field' | 'box' | 'option' | 'heading' | 'row' | 'alert' | 'dialog' | 'image';
/** The whole name of an element, or a pattern that it fits. */
export type Name = string | RegExp;

const selectors: Readonly<Record<Role, string>> = {
  button: 'button, summary, [role=button]',
  link: 'a[href]',
  field: 'input:not([type=hidden], [type=checkbox], [type=radio]), textarea, select',
  box: 'input[type=checkbox], input[type=radio]',
  option: '[role=option]',
  heading: 'h1, h2, h3',
  row: 'tbody tr, main li',
  alert: '[role=alert], [role=status]',
  dialog: 'dialog[open]',
  image: '[role=img], img',
};

/** Runs in the page: the first shown element of a selector with this name, in the dialog that lies above the page. */
function findShown(selector: string, name: string, isPattern: boolean): Element | undefined {
  const textOf = (ids: string) => ids.split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
  const nameOf = (one: Element) => {
    const labels = 'labels' in one && one.labels instanceof NodeList ? [...one.labels] : [];
    const said =
      one.getAttribute('aria-label') ??
      (one.hasAttribute('aria-labelledby') ? textOf(one.getAttribute('aria-labelledby') ?? '').join(' ') : undefined) ??
      (labels.length > 0 ? labels.map(({ textContent }) => textContent).join(' ') : undefined);
    // biome-ignore lint/performance/useDomNodeTextContent: what is not shown is no name
    return (said ?? (one instanceof HTMLElement ? one.innerText : one.textContent))
      .replace(/\s+/g, ' ')
      .replace(/ \*$/, '')
      .trim();
  };
  const dialogs = [...document.querySelectorAll('dialog[open]')];
  const place = selector.startsWith('dialog') ? document : (dialogs.at(-1) ?? document);
  const fits = (text: string) => (isPattern ? new RegExp(name).test(text) : text === name);
  return [...place.querySelectorAll(selector)].find((one) => one.getClientRects().length > 0 && fits(nameOf(one)));
}

/** Longest wait for what a page shall show, in milliseconds. */
const stepTimeout = 30_000;

/** How somebody walks through the shop: by the names of what is shown. */
export type Walker = ReturnType<typeof walkerWith>;

export function walkerWith(engine: Engine, line: Line) {
  const found = (role: Role, name: Name) =>
    `(${findShown})(${JSON.stringify(selectors[role])}, ${JSON.stringify(name instanceof RegExp ? name.source : name)}, ${name instanceof RegExp})`;

  async function until(what: string, expression: string): Promise<void> {
    const limit = Date.now() + stepTimeout;
    while ((await engine.evaluate(`!!(${expression})`).catch(() => false)) !== true) {
      if (Date.now() > limit) throw new Error(`${what}: never, at ${await engine.evaluate('location.pathname')}`);
      await pause(60);
    }
  }

  const sees = (role: Role, name: Name) => until(`${role} ${name}`, found(role, name));

  async function press(role: Role, name: Name): Promise<void> {
    await sees(role, name);
    // While pages change, presses go to their pictures.
    await until(
      `${role} ${name} may be pressed`,
      `!${found(role, name)}.matches(':disabled, [inert] *') && !document.documentElement.matches(':active-view-transition')`,
    );
    await engine.click(found(role, name));
  }

  return {
    engine,
    line,
    until,
    sees,
    press,
    async open(path: string) {
      await engine.goto(line.url + path);
      await until(`${path} is taken over`, `document.readyState === 'complete' && !document.querySelector('[inert]')`);
    },
    /** Somewhere in the page, or in its dialog. */
    reads: (text: RegExp) =>
      until(`text ${text}`, `${text}.test((document.querySelector('dialog[open]') ?? document.body).innerText)`),
    lacks: (text: RegExp) => until(`no text ${text}`, `!${text}.test(document.body.innerText)`),
    at: (path: RegExp) => until(`address ${path}`, `${path}.test(location.pathname + location.search)`),
    async fill(name: Name, text: string) {
      await press('field', name);
      await until(`${name} has the focus`, `document.activeElement === ${found('field', name)}`);
      await engine.press('a', 'Control');
      await engine.type(text);
    },
    /** What stands in a field. */
    holds: (name: Name, text: string) =>
      until(`${name} holds ${text}`, `${found('field', name)}?.value === ${JSON.stringify(text)}`),
    async select(name: Name, option: string) {
      await sees('field', name);
      // The list of a select is the system's own: no driver shows it. React hears of a value by its own setter.
      await engine.evaluate(`(() => {
        const list = ${found('field', name)};
        const { value } = [...list.options].find(({ text }) => text === ${JSON.stringify(option)});
        Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(list, value);
        list.dispatchEvent(new Event('change', { bubbles: true }));
      })()`);
    },
    async choose(name: Name, files: readonly string[]) {
      await until(`file field ${name}`, fileField(name));
      await engine.choose(fileField(name), files);
    },
  };
}

/** A field for files may be unseen behind its label. */
function fileField(name: Name): string {
  const pattern = name instanceof RegExp ? name.source : `^${name}`;
  return `[...document.querySelectorAll('input[type=file]')].find((one) => [...one.labels].some(({ textContent }) => /${pattern}/.test(textContent)) || /${pattern}/.test(one.ariaLabel ?? ''))`;
}
