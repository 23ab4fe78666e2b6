import { basename, join } from 'node:path';
import { z } from 'zod';
import { type PackingGuide, type PackingPage, packingPictures } from '#contract/site/content.ts';
import { categoryKeys } from '#domain/catalogue/kinds.ts';
import { contentNames } from './content-files.ts';
import { fillFromConfig } from './fill-from-config.ts';
import { markdownParser } from './markdown-parser.ts';
import { readPackingVideos } from './packing-videos.ts';
import { type ContentFile, readContentFile } from './read-front-matter.ts';
import { renderInline, renderMarkdown } from './render-markdown.ts';

const words = z.string().transform((text) => text.split(',').map((word) => word.trim()));
const top = z.strictObject({
  title: z.string().min(1),
  order: z.coerce.number().int(),
  categories: words.pipe(z.array(z.enum(categoryKeys))),
  method: z.string().min(1),
  steps: words.pipe(z.array(z.enum(packingPictures))),
});

type GuideFile = ContentFile<z.output<typeof top>>;

/** The packing instructions of a content folder, in their order. */
export function readPackingGuides(folder: string): GuideFile[] {
  const place = join(folder, 'help/verpackung');
  return contentNames(place)
    .map((name) => readContentFile(place, name, top))
    .toSorted((one, other) => one.fields.order - other.fields.order);
}

export function renderPackingPage(files: readonly GuideFile[]): PackingPage {
  const guides = files.map(renderGuide);
  const videos = readPackingVideos(guides.map(({ id }) => id));
  return {
    guides: guides.map((guide) => {
      const video = videos.get(guide.id);
      return video === undefined ? guide : { ...guide, video };
    }),
  };
}

/** A guide is an introduction, one numbered list whose items are the steps, and notes below headings. */
function renderGuide({ file, firstLine, fields, markdown: source }: GuideFile): PackingGuide {
  const markdown = fillFromConfig(source);
  const lines = markdown.split('\n');
  const tokens = markdownParser.parse(markdown, {});
  const [begin, end] = tokens.find(({ type, level }) => type === 'ordered_list_open' && level === 0)?.map ?? [0, 0];
  const items = tokens.filter(({ type, level }) => type === 'list_item_open' && level === 1).map(({ map }) => map);
  const texts = items
    .filter((map) => map !== null && map[0] >= begin && map[1] <= end)
    .map((map) => lines.slice(...(map ?? [0, 0])).join('\n'));
  if (texts.length !== fields.steps.length) {
    const counts = `${texts.length} nummerierte Schritte, aber ${fields.steps.length} Bilder in „steps“`;
    throw new Error(`${file}:${firstLine + begin}: ${counts}`);
  }

  const id = basename(file, '.md');
  return {
    id,
    title: fields.title,
    method: fields.method,
    intro: renderMarkdown(lines.slice(0, begin).join('\n')),
    steps: fields.steps.map((picture, index) => ({ picture, html: stepHtml(texts[index] ?? '') })),
    notes: renderMarkdown(lines.slice(end).join('\n'), { idPrefix: `${id}-`, deeper: 1 }),
  };
}

function stepHtml(item: string): string {
  return renderInline(
    item
      .trim()
      .replace(/^\d+\.\s+/, '')
      .replace(/\n\s+/g, '\n'),
  );
}
