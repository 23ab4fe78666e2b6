import { useState } from 'react';
import { fileRefusal } from '#web/lib/file-refusal.ts';
import { messageOf } from '#web/lib/problem-error.ts';
import type { PickedFile } from '#web/ui/fields/picked-file.ts';
import type { PanelProps } from './panel-props.ts';

interface OneFile {
  readonly accepted: Parameters<typeof fileRefusal>[1];
  readonly upload: PanelProps['actions']['upload'];
  /** What else has to be done with the upload before it can be handed in. */
  readonly whenSent?: (url: string) => Promise<void>;
}

const nothing: PickedFile[] = [];

/** One file that is uploaded as soon as it is chosen: what its field shows, and its address once it is there. */
export function useOneFile({ accepted, upload, whenSent }: OneFile) {
  const [picked, setPicked] = useState<PickedFile>();
  const [url, setUrl] = useState<string>();
  const [error, setError] = useState<string>();

  function remove() {
    setPicked(undefined);
    setUrl(undefined);
    setError(undefined);
  }

  async function send(file: File) {
    const key = `${file.name}-${file.lastModified}`;
    remove();
    const refused = fileRefusal(file, accepted);
    if (refused !== undefined) return setPicked({ key, name: file.name, state: 'failed', message: refused });
    setPicked({ key, name: file.name, state: 'sending' });
    try {
      const sent = await upload(file);
      setUrl(sent.url);
      await whenSent?.(sent.url);
      setPicked({ key, name: sent.name, state: 'complete' });
    } catch (problem) {
      setPicked({ key, name: file.name, state: 'failed', message: messageOf(problem) });
    }
  }

  return {
    value: picked ? [picked] : nothing,
    isSending: picked?.state === 'sending',
    url,
    error,
    setError,
    send,
    remove,
  };
}
