import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { questions } from './questions.ts';

const faq = join(import.meta.dirname, '../../../../../content/faq');

it.each(questions)(
  'the question $id of the home page is answered in the FAQ, in the same words',
  ({ id, question }) => {
    expect(readFileSync(join(faq, `${id}.md`), 'utf8')).toContain(`question: ${question}\n`);
  },
);
