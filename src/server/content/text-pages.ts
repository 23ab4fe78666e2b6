import { basename } from 'node:path';
import { z } from 'zod';
import type { TextPage } from '#contract/site/content.ts';
import { allPages } from '#contract/site/page-table.ts';
import { day } from './day-field.ts';
import { fillFromConfig } from './fill-from-config.ts';
import { type ContentFile, readContentFile } from './read-front-matter.ts';
import { renderMarkdown } from './render-markdown.ts';

/** What stands at the top of a text. */
export const textFields = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  updated: day,
  version: z.string().exactOptional(),
});

export type TextFields = z.infer<typeof textFields>;
type TextFile = ContentFile<TextFields>;

/** The texts of a content folder by the address of their page. */
export function readTextPages(folder: string): Map<string, TextFile> {
  const texts = allPages.filter((page) => 'text' in page);
  return new Map(
    texts.map(({ path, text }) => [`${path}/`, readContentFile(folder, `${text}/${basename(path)}.md`, textFields)]),
  );
}

export function renderTextPage({ fields, markdown }: TextFile): TextPage {
  return {
    ...fields,
    title: fillFromConfig(fields.title),
    description: fillFromConfig(fields.description),
    html: renderMarkdown(fillFromConfig(markdown)),
  };
}
