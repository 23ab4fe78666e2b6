import { join, relative } from 'node:path';
import { z } from 'zod';
import { projectRoot } from '#server/db/project-root.ts';
import { contentText } from './content-files.ts';
import { type ContentPage, readContentPage } from './front-matter.ts';

/** A file of content/ with the fields its kind has. */
export interface ContentFile<Fields> extends Omit<ContentPage, 'fields'> {
  readonly file: string;
  readonly fields: Fields;
}

/** Reads a file; throws, naming it, when its front matter does not fit. */
export function readContentFile<Fields>(folder: string, name: string, schema: z.ZodType<Fields>): ContentFile<Fields> {
  const path = join(folder, name);
  const file = relative(projectRoot, path);
  const { fields, ...text } = readContentPage(contentText(folder, name), file);
  const parsed = schema.safeParse(fields);
  if (!parsed.success) throw new Error(`${file}:1: ${z.prettifyError(parsed.error)}`);
  return { ...text, file, fields: parsed.data };
}
