import type { z } from 'zod';
import { mediumResultWords, nextActionWords } from '#contract/devices/medium-words.ts';
import type { unitPageSchema } from '#contract/devices/units.ts';

type Media = z.infer<typeof unitPageSchema>['media'];

/** The data carriers of a device, and what became of each. */
export function MediaOfUnit({ media }: { readonly media: Media }) {
  if (media.length === 0) return null;
  return (
    <div className="mt-6 max-w-xl">
      <h2>Datenträger</h2>
      <ul className="mt-2">
        {media.map(({ id, name, result, next }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-6 border-t border-line py-2.5">
            <span className="wrap-anywhere">{name}</span>
            <span className="font-emphasis">
              {[result && mediumResultWords[result], next !== 'none' && nextActionWords[next]]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
