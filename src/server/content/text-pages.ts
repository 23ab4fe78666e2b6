import { z } from 'zod';
import type { TextPage } from '#contract/content.ts';
import { pages } from '#contract/urls.ts';
import { day } from './day-field.ts';
import { fillFromConfig } from './fill-from-config.ts';
import { type ContentFile, readContentFile } from './read-front-matter.ts';
import { renderMarkdown } from './render-markdown.ts';

const top = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  updated: day,
  version: z.string().exactOptional(),
});

type TextFile = ContentFile<z.infer<typeof top>>;

/** Address of each page made of one text, and its file. */
const files: Readonly<Record<string, string>> = {
  [pages.howItWorks]: 'help/so-laeufts-ab.md',
  [pages.about]: 'about/ueber-uns.md',
  [pages.history]: 'about/geschichte.md',
  [pages.vision]: 'about/vision-und-mission.md',
  [pages.imprint]: 'legal/impressum.md',
  [pages.cookies]: 'legal/cookie-hinweise.md',
  [pages.privacy]: 'legal/datenschutz.md',
  [pages.terms]: 'legal/agb.md',
  [pages.dataProcessing]: 'legal/auftragsverarbeitung.md',
  [pages.accessibility]: 'legal/barrierefreiheit.md',
};

/** The texts of a content folder by the address of their page. */
export function readTextPages(folder: string): Map<string, TextFile> {
  return new Map(Object.entries(files).map(([path, file]) => [path, readContentFile(folder, file, top)]));
}

export function renderTextPage({ fields, markdown }: TextFile): TextPage {
  return {
    ...fields,
    title: fillFromConfig(fields.title),
    description: fillFromConfig(fields.description),
    html: renderMarkdown(fillFromConfig(markdown)),
  };
}
