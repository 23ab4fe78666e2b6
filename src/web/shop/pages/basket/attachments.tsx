import { useEffect, useState } from 'react';
import { pages } from '#contract/site/urls.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import type { PhotosProps } from './photos.tsx';

interface AttachmentsProps extends PhotosProps {
  readonly listName: string | undefined;
}

const loadPhotos = loadChunk(() => import('./photos.tsx'));

/** Photos and a list that go along. Without the code for photos their own page is left; what was typed is kept meanwhile. */
export function Attachments({ listName, ...photos }: AttachmentsProps) {
  const Photos = usePhotos();
  return (
    <section aria-label="Fotos und Geräteliste" className="grid gap-2 border-t border-line pt-5">
      <div className="min-h-[15rem] sm:min-h-[12.5rem]">
        {Photos === 'failed' ? (
          <p>
            <PageLink href={pages.upload.images} className="text-link inline-block py-2.5 font-emphasis">
              {photos.images.length === 0 ? 'Fotos hinzufügen' : 'Fotos ändern'}
            </PageLink>
          </p>
        ) : (
          Photos && <Photos {...photos} />
        )}
      </div>
      <p className="flex flex-wrap items-center gap-x-6">
        {listName !== undefined && <span className="wrap-anywhere">{`Geräteliste: ${listName}`}</span>}
        <PageLink href={pages.upload.list} className="text-link py-2.5 font-emphasis">
          {listName === undefined ? 'Geräteliste hinzufügen' : 'Geräteliste ändern'}
        </PageLink>
      </p>
    </section>
  );
}

/** The field for photos once its code is here; nobody needs it to send an inquiry, so the form does not wait for it. */
function usePhotos() {
  const [found, setFound] = useState<{
    readonly Photos: Awaited<ReturnType<typeof loadPhotos>>['Photos'] | 'failed';
  }>();
  useEffect(() => {
    loadPhotos().then(
      ({ Photos }) => setFound({ Photos }),
      () => setFound({ Photos: 'failed' }),
    );
  }, []);
  return found?.Photos;
}
