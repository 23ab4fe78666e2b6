import type { z } from 'zod';
import type { unitPageSchema } from '#contract/units.ts';
import type { NextAction } from '#domain/erasure/medium.ts';
import type { MediumResult } from '#domain/offer/facts.ts';

type Media = z.infer<typeof unitPageSchema>['media'];

const resultWords: Readonly<Record<MediumResult, string>> = {
  erased: 'gelöscht',
  destroyed: 'vernichtet',
  failed: 'Löschung misslungen',
  notDetected: 'nicht erkannt',
};

const nextWords: Readonly<Record<NextAction, string>> = {
  erase: 'zu löschen',
  eraseAgain: 'noch einmal zu löschen',
  check: 'zu prüfen',
  destroy: 'zu vernichten',
  none: '',
};

/** The data carriers of a device, and what became of each. */
export function UnitMedia({ media }: { readonly media: Media }) {
  if (media.length === 0) return null;
  return (
    <div className="mt-6 max-w-xl">
      <h2>Datenträger</h2>
      <ul className="mt-2">
        {media.map(({ id, name, result, next }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-6 border-t border-line py-2.5">
            <span className="wrap-anywhere">{name}</span>
            <span className="font-emphasis">
              {[result && resultWords[result], nextWords[next]].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
