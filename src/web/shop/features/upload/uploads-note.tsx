import type { UploadedFile } from '#contract/goods/basket.ts';
import { pages } from '#contract/site/urls.ts';
import { Facts } from '#web/ui/facts.tsx';
import { PageLink } from '#web/ui/page-link.tsx';

interface UploadsNoteProps {
  readonly list: UploadedFile | null;
  readonly images: readonly UploadedFile[];
}

/** What was uploaded belongs to the same inquiry as the goods in the basket. */
export function UploadsNote({ list, images }: UploadsNoteProps) {
  const facts = [
    ...(list === null
      ? []
      : [{ name: 'Geräteliste', value: <PageLink href={pages.upload.list}>{list.name}</PageLink> }]),
    ...(images.length === 0
      ? []
      : [
          {
            name: 'Fotos',
            value: (
              <PageLink href={pages.upload.images}>
                {images.length === 1 ? '1 Foto' : `${images.length} Fotos`}
              </PageLink>
            ),
          },
        ]),
  ];
  if (facts.length === 0) return null;
  return (
    <section className="mt-8 max-w-[40rem]">
      <h2 className="mb-3">Hochgeladen</h2>
      <Facts facts={facts} />
    </section>
  );
}
