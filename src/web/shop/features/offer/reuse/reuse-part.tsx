import { reuseFile, reuseFormats } from '#contract/devices/reuse.ts';
import { reuseTitle } from '#contract/devices/reuse-words.ts';
import type { OfferView } from '#contract/sale/offer-view.ts';
import { FileChoice } from '../documents/file-choice.tsx';
import { AvoidedPart } from './avoided-part.tsx';
import { FateSums } from './fate-sums.tsx';

/** What became of the devices once they were sold, as far as we have recorded it. */
export function ReusePart({ view: { id, reuse } }: { readonly view: OfferView }) {
  if (!reuse) return null;
  return (
    <section aria-label={reuseTitle} className="mt-8 border-t border-line pt-7 sm:px-7">
      <h2>{reuseTitle}</h2>
      {reuse.recordedAt === undefined ? (
        <p className="mt-2 text-muted">
          Das ist noch nicht festgelegt. Sobald wir festhalten, was weiterverkauft, verwertet oder vernichtet wurde,
          steht es hier.
        </p>
      ) : (
        <>
          <FateSums reuse={reuse} recordedAt={reuse.recordedAt} />
          <AvoidedPart avoided={reuse.avoided} />
        </>
      )}
      {reuse.recordedAt !== undefined && (
        <FileChoice
          name={reuseTitle}
          title="Position für Position, für Ihren Bericht"
          formats={reuseFormats}
          addressOf={(format) => reuseFile(id, format)}
        />
      )}
    </section>
  );
}
