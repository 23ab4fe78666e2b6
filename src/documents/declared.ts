import { declarationTexts } from '#contract/sale/declarations.ts';
import type { Declaration } from '#domain/offer/papers/declarations.ts';
import type { DeclaredText } from '#domain/offer/papers/document-snapshot.ts';
import { formatEdition } from '#domain/values/day-text.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import type { Block } from './letter.ts';

/** Declarations in the words that were ticked; what was declared again is said as it was said last. */
export function declaredTexts(declarations: readonly Declaration[]): DeclaredText[] {
  const last = new Map(declarations.map((declaration) => [declaration.name, declaration]));
  return [...last.values()].map(({ name, textVersion, at }) => ({
    text: declarationTexts[name],
    textVersion,
    ...(at !== undefined && { at }),
  }));
}

/** 'Ich bin mindestens 18 Jahre alt. (Fassung vom November 2026, erklärt am …)' (LEG-03) */
export function declaredBlocks(declarations: readonly DeclaredText[]): Block[] {
  return declarations.map(({ text, textVersion, at }) => ({
    type: 'paragraph',
    text: `${text} (Fassung vom ${formatEdition(textVersion)}${at === undefined ? '' : `, erklärt am ${formatInstant(at)}`})`,
  }));
}
