import type { ReactNode } from 'react';
import type { UploadedFile } from '#contract/goods/basket.ts';
import { thumbnailOf } from '#contract/site/upload-kinds.ts';

interface ItemPictureProps {
  readonly images: readonly UploadedFile[] | undefined;
  /** What is said about the item. */
  readonly children: ReactNode;
}

/** An item with the first of its photos beside it; what no browser shows is only counted. */
export function ItemPicture({ images = [], children }: ItemPictureProps) {
  const [first] = images;
  const picture = first && thumbnailOf(first);
  return (
    <div className="flex min-w-0 gap-4">
      {picture !== undefined && (
        <img
          src={picture}
          alt=""
          width={72}
          height={72}
          loading="lazy"
          decoding="async"
          className="mt-1 size-18 shrink-0 rounded-sm bg-steel object-cover"
        />
      )}
      <div className="min-w-0 grow">
        {children}
        {images.length > 0 && (
          <p className="text-sm text-muted">{images.length === 1 ? '1 Foto' : `${images.length} Fotos`}</p>
        )}
      </div>
    </div>
  );
}
