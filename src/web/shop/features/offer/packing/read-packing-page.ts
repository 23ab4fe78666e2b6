import { isPackingPicture, type PackingGuide, type PackingPage, type PackingStep } from '#contract/content.ts';
import { type PageFields, pageFields } from '#web/lib/page-fields.ts';

/** All packing instructions. */
export function readPackingPage(data: unknown): PackingPage {
  return { guides: pageFields(data).list('guides').map(readGuide) };
}

function readGuide({ text, list }: PageFields): PackingGuide {
  return {
    id: text('id'),
    title: text('title'),
    method: text('method'),
    intro: text('intro'),
    steps: list('steps').flatMap(readStep),
    notes: text('notes'),
  };
}

function readStep({ text }: PageFields): PackingStep[] {
  const picture = text('picture');
  return isPackingPicture(picture) ? [{ picture, html: text('html') }] : [];
}
