import type { MediaType } from './media-type.ts';
import { canErase, isReadAfter, type Technique } from './technique.ts';

interface SaidRun {
  readonly result: string;
  readonly technique?: Technique | undefined;
  readonly verification?: string | undefined;
  readonly mediaType?: MediaType | undefined;
}

/**
 * Fields in which somebody says of an erasure what cannot be, or proves nothing: a technique that does not erase this kind of medium, and
 * nobody looked although it can be looked (a report that says so proves nothing either). Without a technique nothing is known of a run.
 */
export function impossibleFields({
  result,
  technique,
  verification,
  mediaType,
}: SaidRun): ('technique' | 'verification')[] {
  if (result !== 'erased' || technique === undefined) return [];
  return [
    ...(canErase(technique, mediaType) ? [] : (['technique'] as const)),
    ...(verification === 'none' && isReadAfter(technique) ? (['verification'] as const) : []),
  ];
}
