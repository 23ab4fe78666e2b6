import { expect, it } from 'vitest';
import { productFiles } from './source-graph.ts';

/** What a press of a button may set going; what is spread over it stands with whoever hands it on. */
const effects = ['onClick', 'onPointerDown', 'onKeyDown', 'form', 'popoverTarget'];

const buttons = productFiles
  .filter(({ path }) => path.startsWith('src/web/'))
  .flatMap(({ path, text }) =>
    [...text.matchAll(/<(?:B|b)utton\b((?:[^<>{]|=>|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*)>/g)].map(
      ([, attributes = '']) => ({ path, attributes }),
    ),
  );

it('no button is without effect: each does something, sends its form, or is told what to do by whoever uses it', () => {
  const idle = buttons.filter(
    ({ attributes }) =>
      !effects.some((name) => attributes.includes(`${name}=`)) && !/\btype="submit"|\{\.\.\./.test(attributes),
  );
  expect(buttons.length).toBeGreaterThan(300);
  expect(idle).toEqual([]);
});

it('no screen of the desk sends a bid that cannot be taken back: submitBid is the call of other systems (docs/decisions/0719)', () => {
  const screens = productFiles.filter(({ path }) => path.startsWith('src/web/desk/'));
  const sending = screens.filter(({ text }) =>
    /(?:command|useCommand)\(\s*'submitBid'|['`]\/desk\/api\/submitBid/.test(text),
  );
  expect(screens.filter(({ text }) => text.includes('deskApi.holdBid(')).length).toBe(1);
  expect(sending.map(({ path }) => path)).toEqual([]);
});

/** What the screens do at the server, each under the name by which its file goes on with it. */
const actions = productFiles
  .filter(({ path }) => path.startsWith('src/web/'))
  .flatMap(({ path, text }) =>
    [...text.matchAll(/const (\{[^{}]*\}|\w+)\s*=\s*useAction\(/g)].map(([, taken = '']) => ({ path, text, taken })),
  );

it('nothing that a press set going is refused in silence: its refusal is told where it was pressed', () => {
  const isTold = ({ text, taken }: (typeof actions)[number]) =>
    taken.startsWith('{')
      ? /\brefusal\b/.test(taken)
      : new RegExp(`\\b${taken}\\.refusal\\b|=\\{${taken}\\}`).test(text);
  expect(actions.length).toBeGreaterThan(50);
  expect(actions.filter((one) => !isTold(one)).map(({ path, taken }) => `${path}: ${taken}`)).toEqual([]);
});

/** Readings whose failure somebody else says, or whose lack keeps nobody from anything. */
const toldElsewhere = [
  // Their frame says it.
  ...['price-book-page', 'price-book-import-page', 'price-book-settings-page'].map((name) => `pages/${name}.tsx`),
  // It says so once it is needed.
  'ui/packaging-used.tsx',
  // The list that they narrow says it.
  'features/queue/use-saved-views.ts',
].map((path) => `src/web/desk/${path}`);

it('no reading of the desk that fails looks like one that found nothing', () => {
  const silent = productFiles.filter(
    ({ path, text }) =>
      path.startsWith('src/web/desk/') &&
      [...text.matchAll(/const (\{[^{}]*\bdata\b[^{}]*\})\s*=\s*use\w+\(/g)].some(
        ([, taken = '']) => !/\b(error|isError)\b/.test(taken),
      ),
  );
  expect(silent.map(({ path }) => path).toSorted()).toEqual(toldElsewhere.toSorted());
});

it('whatever could not be read at the desk has a button that reads it again', () => {
  const reading = productFiles.filter(
    ({ path, text }) => /^src\/web\/desk\/.*\.tsx$/.test(path) && /\{[^{}]*\berror\b[^{}]*\} = use\w+\(/.test(text),
  );
  const told = /<Refusal text=\{[^{}]*messageOf\(error\)/;
  expect(reading.length).toBeGreaterThan(40);
  expect(reading.filter(({ text }) => told.test(text)).map(({ path }) => path)).toEqual([]);
  expect(reading.filter(({ text }) => !/ReadRefusal|ListHead/.test(text)).map(({ path }) => path)).toEqual([]);
});
