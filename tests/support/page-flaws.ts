import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { Stop } from './shop-tour.ts';

export type Theme = 'light' | 'dark';
export const themes: readonly Theme[] = ['light', 'dark'];

/** In the page, once it was put there. */
declare const axe: typeof import('axe-core');

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const title = /^(.+) \| Ankaufwerk$/;

/** Shows the page in a theme and a width, and waits until every colour is that of the theme. */
export async function show(page: Page, theme: Theme, width: number): Promise<void> {
  const isBlank = page.url() === 'about:blank';
  if (!isBlank) await holdTransitions(page);
  await page.emulateMedia({ colorScheme: theme });
  if (page.viewportSize()?.width !== width) {
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
  }
  if (isBlank) return;
  // On a busy machine the page hears of it later than the test.
  await page.waitForFunction(
    (paper) => getComputedStyle(document.body).backgroundColor === paper,
    theme === 'dark' ? 'rgb(14, 19, 23)' : 'rgb(241, 244, 244)',
  );
  await nextFrame(page);
}

/**
 * Another theme changes every element, and each would begin a transition of its own, level by level: that took half of the time of a
 * look at a page. From now on the colours of this document are at once what they become.
 */
async function holdTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (document.documentElement.dataset.still !== undefined) return;
    document.documentElement.dataset.still = '';
    const still = new CSSStyleSheet();
    still.replaceSync('*, *::before, *::after, *::backdrop { transition: none !important; }');
    document.adoptedStyleSheets.push(still);
  });
}

/** How a page is looked at, and for what besides its width. */
export interface View {
  readonly theme: Theme;
  readonly width: number;
  readonly rules?: 'all' | 'colours';
}

/**
 * What is wrong with a page in each of some views, of which the first stands already. The next page that is looked at in the answered order
 * begins as this one ended: nothing is laid out for nobody.
 */
export async function flawsIn(page: Page, views: readonly View[]): Promise<[flaws: string[], next: readonly View[]]> {
  const flaws: string[] = [];
  for (const [place, { theme, width, rules }] of views.entries()) {
    if (place > 0) await show(page, theme, width);
    const found = [...(rules ? await axeViolations(page, rules) : []), ...(await overflow(page))];
    flaws.push(...found.map((flaw) => `(${theme} ${width}): ${flaw}`));
  }
  return [flaws, views.toReversed()];
}

/** Waits until what was changed is painted. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Every colour is the one it becomes: what has just changed must not be seen on its way. */
async function finishTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    // With reduced motion each element has a transition of 1 ms: an inherited colour comes one level further with each frame.
    const underWay = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    for (let found = underWay(); found.length > 0; found = underWay())
      for (const transition of found) transition.finish();
  });
}

/** What axe finds in the page as it stands; with 'colours' only what another theme can change. */
export async function axeViolations(page: Page, what: 'all' | 'colours' = 'all'): Promise<string[]> {
  // Half a megabyte, read once by each page that is loaded, however often it is looked at.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  await finishTransitions(page);
  return page.evaluate(
    async (runOnly) => {
      // A bar that sticks to an edge lies over whatever was scrolled below it: how far that was decides nothing. It rests where it belongs.
      const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter(
        (one) => getComputedStyle(one).position === 'sticky',
      );
      const before = bars.map((one) => one.getAttribute('style'));
      for (const { style } of bars) {
        style.position = 'relative';
        style.inset = 'auto';
      }
      // Only what plays by itself is judged by files, and loading them takes as long as the rest.
      const preload = document.querySelector('[autoplay]') !== null;
      // Our pages have no frames, and nobody reads what passed.
      const { violations } = await axe.run({ runOnly, resultTypes: ['violations'], iframes: false, preload });
      for (const [place, one] of bars.entries()) {
        const style = before[place];
        if (style == null) one.removeAttribute('style');
        else one.setAttribute('style', style);
      }
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
      );
    },
    what === 'all'
      ? { type: 'tag' as const, values: standards }
      : { type: 'rule' as const, values: ['color-contrast'] },
  );
}

/** Names what stands out when the page is wider than the window. */
export async function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (one) => one.getBoundingClientRect().right > width + 1,
    );
    return [`wider than ${width} px: ${wide.map((one) => one.outerHTML.slice(0, 120)).at(-1)}`];
  });
}

/** Names what is too low for a finger (targets of 44 px); links within a sentence are as tall as its lines. */
export async function smallTargets(page: Page, { least = 44, inside = 'body' } = {}): Promise<string[]> {
  return page.evaluate(
    ([least, inside]) => {
      const open = document.querySelector('dialog[open]') ?? document.querySelector(inside) ?? document.body;
      const targets = [...open.querySelectorAll('a[href], button, select, summary, textarea, label:has(input), input')];
      return targets.flatMap((one) => {
        const target = one.closest('label') ?? one;
        const { height } = target.getBoundingClientRect();
        const text = target.textContent?.trim() ?? '';
        const isInSentence = target.matches('a') && (target.parentElement?.textContent?.trim() ?? '') !== text;
        const reachesFurther = getComputedStyle(target, '::after').position === 'absolute';
        const isShown = target.checkVisibility({ visibilityProperty: true }) && height > 1;
        return isShown && !isInSentence && !reachesFurther && height < least - 0.5
          ? [`${Math.round(height)} px high: ${target.outerHTML.slice(0, 120)}`]
          : [];
      });
    },
    [least, inside] as const,
  );
}

/** What a page says about itself. */
interface Head {
  readonly lang: string;
  readonly headings: readonly string[];
  readonly title: string;
  readonly description: string | undefined;
  readonly robots: string | undefined;
  readonly preview: string | undefined;
  readonly canonical: string | undefined;
  /** Where it stands, without its search. */
  readonly address: string;
}

/** What is wrong with what the page says about itself: language, heading, title, description, robots, canonical address. */
export async function headFlaws(page: Page, stop: Stop): Promise<string[]> {
  const head = await page.evaluate((): Head => {
    const meta = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? undefined;
    return {
      lang: document.documentElement.lang,
      headings: [...document.querySelectorAll('h1')].map((one) => one.textContent?.trim() ?? ''),
      title: document.title,
      description: meta('description'),
      robots: meta('robots'),
      preview: document.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? undefined,
      canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? undefined,
      address: `${location.origin}${location.pathname}`,
    };
  });
  return flawsOf(head, stop);
}

/** The same of what the server sends, before anything of it runs. */
export function sentHeadFlaws(html: string, origin: string, stop: Stop): string[] {
  const found = (pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&');
  const meta = (name: string) => found(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`));
  const head: Head = {
    lang: found(/<html[^>]* lang="([^"]*)"/) ?? '',
    headings: [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, text = '']) =>
      text.replaceAll(/<[^>]*>/g, '').trim(),
    ),
    title: found(/<title>([^<]*)<\/title>/) ?? '',
    description: meta('description'),
    robots: meta('robots'),
    preview: meta('og:image'),
    canonical: found(/<link rel="canonical" href="([^"]*)"/),
    address: new URL(stop.path, origin).href,
  };
  return flawsOf(head, stop);
}

function flawsOf(head: Head, { listed, status }: Stop): string[] {
  const wrong: [boolean, string][] = [
    [head.lang !== 'de', `lang ${head.lang}`],
    [head.headings.length !== 1 || head.headings[0] === '', `h1 ${JSON.stringify(head.headings)}`],
    [!title.test(head.title), `title ${head.title}`],
    [status === undefined && head.canonical !== head.address, `canonical ${head.canonical}`],
    [listed === true && (head.robots?.includes('noindex') ?? false), 'not to be listed'],
    [listed === undefined && !head.robots?.includes('noindex'), 'may be listed'],
    [listed === true && !isSentence(head.description), `description ${head.description}`],
    [(listed === true) !== (head.preview !== undefined), `preview ${head.preview}`],
  ];
  return wrong.filter(([is]) => is).map(([, what]) => what);
}

/** Long enough to say something, short enough to be shown whole. */
function isSentence(description = ''): boolean {
  return description.length >= 40 && description.length <= 180;
}
