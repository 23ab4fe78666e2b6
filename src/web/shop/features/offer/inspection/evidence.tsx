import { useState } from 'react';
import { thumbnailOf } from '#contract/upload-kinds.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FileLinks } from '../file-links.tsx';

interface File {
  readonly url: string;
  readonly name: string;
}

/** What proves a deduction: photos to be seen large, and every file to be kept. Only the owner of the offer gets them. */
export function Evidence({ of, files }: { readonly of: string; readonly files: readonly File[] }) {
  const [large, setLarge] = useState<File>();
  const photos = files.filter((file) => thumbnailOf(file) !== undefined);
  if (files.length === 0) return null;
  return (
    <div className="mt-2">
      {photos.length > 0 && (
        <ul className="mb-1 flex flex-wrap gap-3">
          {photos.map((photo, index) => (
            <li key={photo.url}>
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => setLarge(photo)}
                className="block rounded-sm border-[1.5px] border-ink bg-steel"
              >
                <img
                  src={thumbnailOf(photo)}
                  alt={`Foto ${index + 1} zu „${of}“ vergrößern`}
                  loading="lazy"
                  width={96}
                  height={96}
                  className="size-24 object-cover"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      <FileLinks title={files.length === 1 ? 'Nachweis herunterladen' : 'Nachweise herunterladen'} files={files} />
      <Dialog open={large !== undefined} onClose={() => setLarge(undefined)} title={`Nachweis: ${of}`} wide>
        {large && (
          <>
            <img
              src={large.url}
              alt={`Foto zu „${of}“, ${large.name}`}
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
    </div>
  );
}
