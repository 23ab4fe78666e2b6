import { useState } from 'react';
import { thumbnailOf } from '#contract/site/upload-kinds.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FileLinks } from './file-links.tsx';

interface Photo {
  readonly url: string;
  readonly name: string;
  /** 'Foto 3', 'Foto 1 zu „Kratzer am Deckel“'. */
  readonly text: string;
}

interface PhotoButtonsProps {
  readonly photos: readonly Photo[];
  /** Title of the window in which one is seen large. */
  readonly titleOf: (photo: Photo) => string;
  readonly small?: boolean;
}

/** Photos in small, each of which opens large; what no browser shows is left out. */
export function PhotoButtons({ photos, titleOf, small = false }: PhotoButtonsProps) {
  const [large, setLarge] = useState<Photo>();
  const seen = photos.filter((photo) => thumbnailOf(photo) !== undefined);
  if (seen.length === 0) return null;
  return (
    <>
      <ul className={small ? 'mt-1.5 flex flex-wrap gap-2' : 'mb-1 flex flex-wrap gap-3'}>
        {seen.map((photo) => (
          <li key={photo.url}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setLarge(photo)}
              className={
                small
                  ? 'block rounded-sm border border-line bg-steel hover:border-ink'
                  : 'block rounded-sm border-[1.5px] border-ink bg-steel'
              }
            >
              <img
                src={thumbnailOf(photo)}
                alt={`${photo.text} vergrößern`}
                loading="lazy"
                decoding="async"
                width={small ? 56 : 96}
                height={small ? 56 : 96}
                className={small ? 'size-14 object-cover' : 'size-24 object-cover'}
              />
            </button>
          </li>
        ))}
      </ul>
      <Dialog open={large !== undefined} onClose={() => setLarge(undefined)} title={large ? titleOf(large) : ''} wide>
        {large && (
          <>
            <img
              src={large.url}
              alt={`${large.text}, ${large.name}`}
              className="max-h-[70dvh] w-full bg-steel object-contain"
            />
            <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
              <Button onClick={() => setLarge(undefined)} className="max-sm:w-full">
                Schließen
              </Button>
              <FileLinks files={[large]} />
            </div>
          </>
        )}
      </Dialog>
    </>
  );
}
