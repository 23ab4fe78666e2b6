import {
  isPackingPicture,
  type PackingGuide,
  type PackingPage,
  type PackingStep,
  type PackingVideo,
} from '#contract/site/content.ts';
import { type PageFields, pageFields } from '#web/lib/page-fields.ts';

/** All packing instructions. */
export function readPackingPage(data: unknown): PackingPage {
  return { guides: pageFields(data).list('guides').map(readGuide) };
}

function readGuide({ text, list, part }: PageFields): PackingGuide {
  const video = readVideo(part('video'));
  return {
    id: text('id'),
    title: text('title'),
    method: text('method'),
    intro: text('intro'),
    steps: list('steps').flatMap(readStep),
    notes: text('notes'),
    ...(video.sources.length > 0 && { video }),
  };
}

function readVideo({ text, list }: PageFields): PackingVideo {
  return {
    sources: list('sources').map((source) => ({ address: source.text('address'), type: source.text('type') })),
    captions: text('captions'),
    poster: text('poster'),
  };
}

function readStep({ text }: PageFields): PackingStep[] {
  const picture = text('picture');
  return isPackingPicture(picture) ? [{ picture, html: text('html') }] : [];
}
