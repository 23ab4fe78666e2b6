import { readFileSync } from 'node:fs';

/** Counts what passed and failed (of tests that were chosen by name, those alone), prints a line for each group and, of what failed, the reason, the name and how to repeat it. */
export function openTally(today, isPart) {
  const also = today === undefined ? '' : ` --today ${today}`;
  let passed = 0;
  let failed = 0;

  function line({ good, bad, milliseconds, name }) {
    passed += good;
    failed += bad;
    const counts = `${good} bestanden${bad > 0 ? `, ${bad} gescheitert` : ''}`;
    console.log(`${bad === 0 ? '✓' : '✗'} ${name.padEnd(12)} ${counts}, ${Math.round(milliseconds / 1_000)} s`);
  }

  return {
    /** A tool that passes or fails as a whole counts as one test. */
    tool(name, { code, output, milliseconds }, repeat) {
      line({ name, good: code === 0 ? 1 : 0, bad: code === 0 ? 0 : 1, milliseconds });
      if (code !== 0) console.log(`\n${output.trim()}\nWiederholen: ${repeat}\n`);
    },

    /** What keeps the tests from going on. */
    broken(error) {
      failed += 1;
      console.log(`\n${error instanceof Error ? error.stack : error}\nWiederholen: npm test\n`);
    },

    /** What a runner wrote down, by groups. Skipped tests, errors outside of tests and a runner that ran none are failures. */
    runner(groups, path, { code, output, milliseconds }) {
      const { files, errors } = reportIn(path);
      let counted = 0;
      for (const name of groups) {
        const own = files.filter(({ group }) => group === name);
        const tests = own
          .flatMap((file) => file.tests.map((test) => ({ ...test, file: file.file })))
          .filter(({ state }) => !isPart || state !== 'skipped');
        const wrong = tests.filter(({ state }) => state !== 'passed');
        const broken = own.filter((file) => file.errors.length > 0);
        const bad = wrong.length + broken.length + (tests.length === 0 ? 1 : 0);
        counted += bad;
        line({ name, good: tests.length - wrong.length, bad, milliseconds });
        for (const { file, errors: reasons } of broken) tell(reasons, file, `npm test --${also} ${file}`);
        for (const { file, name: title, state, errors: reasons } of wrong) {
          const pattern = title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll("'", '.');
          const why = reasons.length > 0 ? reasons : [state === 'skipped' ? 'Übersprungen' : state];
          tell(why, `${file} › ${title}`, `npm test --${also} ${file} -t '${pattern}'`);
        }
      }
      for (const error of errors) tell([error], 'außerhalb der Tests', 'npm test');
      if (errors.length > 0 || (code !== 0 && counted === 0)) {
        failed += Math.max(1, errors.length);
        if (errors.length === 0) console.log(`\n${output.trim()}\n`);
      }
      return files;
    },

    get counts() {
      return { passed, failed };
    },
  };
}

function tell(reasons, name, repeat) {
  console.log(`\n${reasons.join('\n')}\n${name}\nWiederholen: ${repeat}\n`);
}

function reportIn(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return { files: [], errors: [] };
  }
}
