import pg from 'pg';
import { expect, it } from 'vitest';
import { inTurns } from './in-turns.ts';

/** A connection that notes when it is asked and when it answers; it refuses 'wrong'. */
function noting() {
  const notes: string[] = [];
  const client = Object.assign(new pg.Client(), {
    async query(text: string) {
      notes.push(`${text} sent`);
      await new Promise((resolve) => setImmediate(resolve));
      notes.push(`${text} answered`);
      if (text === 'wrong') throw new Error('refused');
      return text;
    },
    release() {},
  });
  return { notes, line: inTurns(client) };
}

it('sends each statement when the one before is answered, in the order in which they were asked', async () => {
  const { notes, line } = noting();
  expect(await Promise.all([line.query('a'), line.query('b')])).toEqual(['a', 'b']);
  expect(notes).toEqual(['a sent', 'a answered', 'b sent', 'b answered']);
});

it('tells an error to whoever asked, and goes on', async () => {
  const { line } = noting();
  const answers = await Promise.allSettled([line.query('wrong'), line.query('b')]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});
