// Node is started with it before a program: it writes down each file of code that the program loads, one a line.
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const record = process.env.RECORD_LOADS ?? '';

registerHooks({
  load(url, context, next) {
    if (url.startsWith('file:')) appendFileSync(record, `${url}\n`);
    return next(url, context);
  },
});
