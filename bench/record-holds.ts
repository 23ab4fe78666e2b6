import { appendFileSync } from 'node:fs';

/**
 * Preloaded into the server (`node --import`) by the benchmark alone: writes down for how many milliseconds of processor time its thread
 * was held by one thing after another before it looked at the clock again. A busy machine does not make that longer.
 */
const file = process.env.RECORD_HOLDS;
if (!file) throw new Error('RECORD_HOLDS names the file to write to');

const worthWriting = 5;
let before = process.threadCpuUsage();

setInterval(() => {
  const used = process.threadCpuUsage(before);
  const held = (used.user + used.system) / 1_000;
  if (held > worthWriting) appendFileSync(file, `${held}\n`);
  before = process.threadCpuUsage();
}, 1).unref();
