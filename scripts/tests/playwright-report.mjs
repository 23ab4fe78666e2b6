import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Playwright's reporter for `npm test`: says nothing, and writes what became of each journey where TEST_REPORT says. */
export default class PlaywrightReport {
  #files = new Map();
  #errors = [];

  printsToStdio() {
    return false;
  }

  onTestEnd(test, { status, duration, errors, steps }) {
    const file = this.#fileOf(test.location.file);
    file.milliseconds += duration;
    const name = test.titlePath().slice(3).join(' ');
    const state =
      status === test.expectedStatus && status === 'passed' ? 'passed' : status === 'skipped' ? status : 'failed';
    file.tests = file.tests.filter((one) => one.name !== name);
    file.tests.push({ name, state, milliseconds: duration, errors: state === 'failed' ? errors.map(textOf) : [] });
    const spent = spentBy(steps);
    file.starting += spent.starting;
    file.waiting += spent.waiting;
  }

  onError(error) {
    this.#errors.push(textOf(error));
  }

  onEnd() {
    writeFileSync(process.env.TEST_REPORT, JSON.stringify({ files: [...this.#files.values()], errors: this.#errors }));
  }

  #fileOf(path) {
    const file = relative(process.cwd(), path);
    const usual = { group: 'journeys', file, milliseconds: 0, starting: 0, waiting: 0, errors: [], tests: [] };
    const known = this.#files.get(file) ?? usual;
    this.#files.set(file, known);
    return known;
  }
}

/** What goes before the journey itself, such as a server and a browser, and what it waits for on the page. */
function spentBy(steps) {
  const sum = (of) => of.reduce((total, { duration }) => total + Math.max(0, duration), 0);
  const before = steps.filter(({ title }) => title === 'Before Hooks');
  return { starting: sum(before), waiting: sum(steps.filter(({ category }) => category === 'expect')) };
}

function textOf({ message, value, stack = '', location }) {
  const where = location && `${relative(process.cwd(), location.file)}:${location.line}:${location.column}`;
  return stripVTControlCharacters([message ?? value ?? stack, where].filter(Boolean).join('\n'));
}
