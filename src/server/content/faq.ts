import { basename, join } from 'node:path';
import { z } from 'zod';
import type { FaqPage, FaqQuestion } from '#contract/site/content.ts';
import { contentNames } from './content-files.ts';
import { fillFromConfig } from './fill-from-config.ts';
import { headingId } from './heading-id.ts';
import { type ContentFile, readContentFile } from './read-front-matter.ts';
import { renderMarkdown } from './render-markdown.ts';

const top = z.strictObject({
  question: z.string().min(1),
  group: z.string().min(1),
  order: z.coerce.number().int(),
});

type QuestionFile = ContentFile<z.infer<typeof top>>;

/** The questions of a content folder, in their order. */
export function readQuestions(folder: string): QuestionFile[] {
  return contentNames(join(folder, 'faq'))
    .map((name) => readContentFile(join(folder, 'faq'), name, top))
    .toSorted((one, other) => one.fields.order - other.fields.order);
}

/** The page of all questions; groups stand in the order of their first question. */
export function renderFaq(files: readonly QuestionFile[]): FaqPage {
  const groups = Map.groupBy(files, ({ fields }) => fields.group);
  return {
    groups: [...groups].map(([title, members]) => ({
      id: headingId(title),
      title,
      questions: members.map(renderQuestion),
    })),
  };
}

function renderQuestion({ file, fields, markdown }: QuestionFile): FaqQuestion {
  const id = basename(file, '.md');
  const html = renderMarkdown(fillFromConfig(markdown), { idPrefix: `${id}-`, deeper: 2 });
  return { id, question: fillFromConfig(fields.question), html };
}
