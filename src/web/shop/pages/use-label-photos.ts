import { use, useEffect, useState } from 'react';
import { openPhotoReader } from '#web/lib/codes/photo-reader.ts';
import { openTextReader } from '#web/lib/codes/text-reader.ts';
import { randomUuid } from '#web/lib/random-uuid.ts';
import { useSite } from '#web/lib/site.ts';
import { useStore } from '#web/lib/store.ts';
import { WizardMatrixContext } from '../features/catalogue-search/wizard-matrix-context.ts';
import { createLabelReading } from '../features/labels/label-reading.ts';
import { createPhotoSender } from '../features/upload/send-photos.ts';

/** Photos of labels: read here, and sent once somebody has looked at them; whoever leaves ends both. */
export function useLabelPhotos() {
  const matrix = use(WizardMatrixContext);
  const { uploadUrl } = useSite();
  const [reading] = useState(() =>
    createLabelReading({
      open: openPhotoReader,
      openText: openTextReader,
      catalogue: async () => matrix?.openSearch(),
      newKey: randomUuid,
      preview: { of: (picture) => URL.createObjectURL(picture), drop: (address) => URL.revokeObjectURL(address) },
    }),
  );
  const [sender] = useState(() => createPhotoSender(uploadUrl));
  useEffect(
    () => () => {
      reading.stop();
      sender.stop();
    },
    [reading, sender],
  );
  return { reading, sender, photos: useStore(reading.photos, none) };
}

const none: readonly never[] = [];
