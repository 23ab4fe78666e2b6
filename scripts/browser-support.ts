import { features } from 'web-features';

/** The page of what browsers the shop wants, and what it does where one lacks something. */
export const browsersPage = 'docs/browsers.md';

/** From which version on a browser is supported; the shop says the same (content/faq/browser.md). */
export const supported = {
  chrome: { name: 'Chrome', from: '131' },
  edge: { name: 'Edge', from: '131' },
  firefox: { name: 'Firefox', from: '140' },
  safari: { name: 'Safari', from: '18' },
  safari_ios: { name: 'Safari auf iPhone und iPad', from: '18' },
} as const;
type Browser = keyof typeof supported;
const browsers: readonly Browser[] = ['chrome', 'edge', 'firefox', 'safari', 'safari_ios'];

/** What is used although a supported browser lacks it, by the keys of browser-compat-data, and what happens there. */
export const fallbacks: Readonly<Record<string, string>> = {
  'api.BarcodeDetector': 'a reader of our own is fetched and compiled in a worker (decision 0621)',
  'api.Document.startViewTransition': 'pages fade in by an animation of their own (`use-page-change.ts`)',
  'api.Navigator.connection': 'what is fetched ahead is fetched ahead (`saves-data.ts`)',
  'api.Window.requestIdleCallback': 'half a second later (`browser-idle.ts`, `browser-line.ts`)',
  'css.properties.box-decoration-break': 'a marker stroke over two lines has straight ends',
  'css.properties.field-sizing': 'the field has its rows and scrolls (`text-area.tsx`)',
  'css.properties.font-family.ui-monospace': 'the next font of the list',
  'css.properties.overscroll-behavior': 'the page moves on where a panel has ended',
  'css.properties.position-area': 'the calendar lies where it stands in the text, below its field',
  'css.properties.position-try-fallbacks': 'the field goes to the top of the screen (`date-field.tsx`)',
  'css.properties.resize': 'a field has its size',
  'css.selectors.marker': 'the line that opens has its own mark beside ours',
  'css.selectors.open': 'it stands in a list that also names `[open]`',
  'css.selectors.view-transition-group': 'no such transition, nothing to shorten',
  'css.selectors.view-transition-new': 'the same',
  'css.selectors.view-transition-old': 'the same',
  'html.global_attributes.autocapitalize': 'what is typed begins as the keyboard likes',
  'html.global_attributes.autocorrect': 'the keyboard may correct',
  'html.elements.input.capture': 'a photo is chosen from files; on phones and tablets the camera opens',
  'html.elements.input.type_month': "a month is typed as '2026-11', and another form is refused (`period-choice.tsx`)",
  'javascript.builtins.Symbol.dispose': 'libraries ask whether there is one',
};

/** What is known of each part of the platform, by the same keys. */
const known: ReadonlyMap<string, { readonly support: Readonly<Partial<Record<Browser, string>>> }> = new Map(
  Object.values(features).flatMap((feature) =>
    feature.kind === 'feature' ? Object.entries(feature.status.by_compat_key ?? {}) : [],
  ),
);

/** Whether a supported browser lacks a part in its oldest version; what nobody knows of is none. */
export function isLacking(key: string): boolean {
  const support = known.get(key)?.support;
  return support !== undefined && browsers.some((browser) => lacks(support[browser], supported[browser].from));
}

/** '≤18' is no newer than 18. */
function lacks(since: string | undefined, oldest: string): boolean {
  const [major = 0, minor = 0] = (since ?? '9999').replace('≤', '').split('.').map(Number);
  return major > Number(oldest) || (major === Number(oldest) && minor > 0);
}

/** The page, out of these tables and of what `web-features` knows. */
export function printBrowsers(): string {
  const heads = ['part', ...browsers.map((browser) => supported[browser].name), 'where it is missing'];
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    '# Browsers',
    '',
    'Supported are Safari from two major versions back, Firefox from its oldest release with extended support, Chrome and Edge of the last two years:',
    '',
    ...browsers.map((browser) => `- ${supported[browser].name} ${supported[browser].from} and newer`),
    '',
    '`npm run browsers` goes 30 steps through Chromium, Firefox (WebDriver BiDi) and WebKit (WebKitWebDriver), with a picture of each; it wants the Debian packages firefox-esr, webkit2gtk-driver and xvfb.',
    'Below is what the built program uses and one of those browsers lacks in its oldest version, by the keys of browser-compat-data. Held by `tests/process/browser-support.test.ts`, printed by `npm run docs`.',
    '',
    row(heads),
    row(heads.map(() => '---')),
    ...Object.entries(fallbacks).map(([key, then]) =>
      row([`\`${key}\``, ...browsers.map((browser) => known.get(key)?.support[browser] ?? 'no'), then]),
    ),
    '',
    'Safari takes away what a page has stored after seven days in which it was used and the page was not visited. What the ramp has not sent, and a basket, are only in the browser: both say so there, and the ramp offers the',
    'home screen, whose pages keep what they have (decision 0726).',
    '',
  ].join('\n');
}
