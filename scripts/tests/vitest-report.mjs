import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Vitest's reporter for `npm test`: says nothing, and writes what became of each test where TEST_REPORT says. */
export default class VitestReport {
  onTestRunEnd(modules, unhandled) {
    const files = modules.map((module) => ({
      group: module.project.name,
      file: relative(process.cwd(), module.moduleId),
      milliseconds: module.diagnostic().duration,
      errors: module.errors().map(textOf),
      tests: [...module.children.allTests()].map((test) => {
        const { state, errors = [] } = test.result();
        const { duration = 0 } = test.diagnostic() ?? {};
        return { name: fullName(test), state, milliseconds: duration, errors: errors.map(textOf) };
      }),
    }));
    writeFileSync(process.env.TEST_REPORT, JSON.stringify({ files, errors: unhandled.map(textOf) }));
  }
}

/** As `-t` knows it. */
function fullName(test) {
  return test.parent.type === 'module' ? test.name : `${fullName(test.parent)} ${test.name}`;
}

/** The reason, what differs, and where. */
function textOf({ name, message, diff, stacks = [], stack = '' }) {
  const own = stacks.find(({ file }) => !file.includes('node_modules'));
  const where = own ? `${relative(process.cwd(), own.file)}:${own.line}:${own.column}` : stack.split('\n')[1]?.trim();
  const differs = diff && !message?.includes(diff) ? diff : undefined;
  return stripVTControlCharacters([`${name}: ${message}`, differs, where].filter(Boolean).join('\n'));
}
