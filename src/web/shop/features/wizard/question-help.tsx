import { lazyRouteComponent } from '@tanstack/react-router';
import type { GoodsShape } from '#domain/catalogue/goods-shape.ts';
import type { Question } from '#domain/catalogue/questions/registry.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { OptionalPart } from '#web/ui/optional-part.tsx';

const GradePictures = lazyRouteComponent(
  loadChunk(() => import('./grade-pictures.tsx')),
  'GradePictures',
);
const WhereToFind = lazyRouteComponent(
  loadChunk(() => import('./where-to-find.tsx')),
  'WhereToFind',
);

interface QuestionHelpProps {
  readonly question: Question | 'model';
  readonly shape: GoodsShape | undefined;
}

/** Pictures to a question, and where its answer is found: drawn and loaded only for who opens them. */
export function QuestionHelp({ question, shape }: QuestionHelpProps) {
  if (question === 'grade' && shape !== undefined)
    return (
      <Disclosure title="Bilder zum Zustand">
        <OptionalPart part={GradePictures}>
          <GradePictures shape={shape} />
        </OptionalPart>
      </Disclosure>
    );
  if (shape === undefined || (question !== 'cpu' && question !== 'ram' && question !== 'model')) return null;
  return (
    <Disclosure title={question === 'model' ? 'Wo finde ich das Modell?' : 'Wo finde ich das?'}>
      <OptionalPart part={WhereToFind}>
        <WhereToFind about={question} shape={shape} />
      </OptionalPart>
    </Disclosure>
  );
}
