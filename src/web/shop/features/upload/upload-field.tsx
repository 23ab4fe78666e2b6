import { useEffect, useRef, useState } from 'react';
import type { UploadedFile } from '#contract/basket.ts';
import { randomUuid } from '#web/lib/random-uuid.ts';
import { useSite } from '#web/lib/site.ts';
import { useStore } from '#web/lib/store.ts';
import { FileField } from '#web/ui/fields/file-field.tsx';
import type { PickedFile } from '#web/ui/fields/file-row.tsx';
import { sendFile } from './send-file.ts';
import type { UploadKind } from './upload-kind.ts';
import { createUploadQueue } from './upload-queue.ts';

interface UploadFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly kind: UploadKind;
  /** What the draft holds. */
  readonly stored: readonly UploadedFile[];
  readonly onStored: (file: UploadedFile) => void;
  readonly onRemove: (file: UploadedFile) => void;
  /** Hears whether something is still on its way. */
  readonly onBusy: (busy: boolean) => void;
  readonly error: string | undefined;
}

/** Files of the draft and those on their way to it. */
export function UploadField(props: UploadFieldProps) {
  const { kind, stored, onStored, onRemove, onBusy, ...field } = props;
  const { uploadUrl } = useSite();
  const store = useRef(onStored);
  useEffect(() => {
    store.current = onStored;
  }, [onStored]);
  const [queue] = useState(() =>
    createUploadQueue({
      kind,
      newKey: randomUuid,
      send: (file, onProgress, signal) => sendFile(file, { uploadUrl, onProgress, signal }),
      onStored: (file) => store.current(file),
    }),
  );
  const waiting = useStore(queue.waiting);
  const justComplete = useStore(queue.justComplete);
  const sending = waiting.filter(({ state }) => state === 'sending').length;
  useEffect(() => onBusy(sending > 0), [onBusy, sending]);
  useEffect(() => queue.stop, [queue]);

  const arrived = stored.map(
    ({ url, name }): PickedFile => ({ key: url, name, state: justComplete.has(url) ? 'justComplete' : 'complete' }),
  );

  function pick(files: readonly File[]) {
    // Where one file is all there is, the next one takes its place.
    const single = kind.limit === 1;
    if (single) for (const { key } of waiting) queue.remove(key);
    queue.add(files, single ? 1 : kind.limit - stored.length - sending);
  }

  function remove(key: string) {
    const file = stored.find(({ url }) => url === key);
    if (file === undefined) queue.remove(key);
    else onRemove(file);
  }

  return (
    <FileField
      {...field}
      required
      value={[...arrived, ...waiting]}
      accept={kind.accept}
      multiple={kind.limit > 1}
      onPick={pick}
      onRemove={remove}
    />
  );
}
