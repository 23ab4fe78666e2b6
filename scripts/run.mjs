// The one door to every npm command. Plain JavaScript that Node 20 can run: it installs when needed, goes on under the
// pinned Node of node_modules, and keeps signals and exit codes.
import { chdir } from 'node:process';
import { fileURLToPath } from 'node:url';
import { commands } from './commands.mjs';
import { installWhenNeeded } from './install.mjs';
import { runAndPassSignals } from './process.mjs';
import { stopWithNpm } from './stop-with-npm.mjs';

const pinnedNode = 'node_modules/node/bin/node';

chdir(fileURLToPath(new URL('..', import.meta.url)));
const [name, ...rest] = process.argv.slice(2);
const command = commands[name]?.run;

if (!command) {
  console.error(
    `Unbekannter Befehl „${name ?? ''}“. Es gibt: ${Object.keys(commands)
      .filter((one) => commands[one].run)
      .join(', ')}`,
  );
  process.exitCode = 2;
} else if (!(await installWhenNeeded())) {
  process.exitCode = 1;
} else if (Number.parseInt(process.versions.node, 10) < 24) {
  stopWithNpm();
  process.exitCode = await runAndPassSignals(pinnedNode, ['scripts/run.mjs', name, ...rest]);
} else {
  stopWithNpm();
  // What runs now reads its own arguments as if it had been called by itself.
  process.argv.splice(2, 1);
  await command();
}
