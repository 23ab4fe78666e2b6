import { useState } from 'react';
import { type AcceptedFiles, fileRefusal } from '#web/lib/file-refusal.ts';
import { messageOf } from '#web/lib/problem-error.ts';
import { randomUuid } from '#web/lib/random-uuid.ts';
import type { PickedFile } from './picked-file.ts';

interface StoredFile {
  readonly url: string;
  readonly name: string;
}
interface Picked extends PickedFile {
  readonly stored?: StoredFile;
}

interface Picking {
  readonly accepted: AcceptedFiles;
  readonly most: number;
  /** Hands one in; throws the refusal. */
  readonly send: (file: File) => Promise<StoredFile>;
}

/** The files of a small form: each is sent as soon as it is picked, and named by the form once all have arrived. */
export function usePickedFiles({ accepted, most, send }: Picking) {
  const [files, setFiles] = useState<readonly Picked[]>([]);

  async function sendOne(key: string, file: File) {
    const set = (change: Partial<Picked>) =>
      setFiles((shown) => shown.map((one) => (one.key === key ? { ...one, ...change } : one)));
    const refused = fileRefusal(file, accepted);
    if (refused !== undefined) return set({ state: 'failed', message: refused });
    try {
      const stored = await send(file);
      set({ state: 'complete', name: stored.name, stored });
    } catch (problem) {
      set({ state: 'failed', message: messageOf(problem) });
    }
  }

  function pick(picked: readonly File[]) {
    const taken = picked.slice(0, Math.max(0, most - files.length)).map((file) => ({ file, key: randomUuid() }));
    setFiles((shown) => [
      ...shown,
      ...taken.map(({ file, key }) => ({ key, name: file.name, state: 'sending' as const })),
    ]);
    for (const { file, key } of taken) void sendOne(key, file);
  }

  return {
    files,
    /** What has arrived, in the order in which it was picked. */
    stored: files.flatMap(({ stored }) => stored ?? []),
    isSending: files.some(({ state }) => state === 'sending'),
    pick,
    remove: (key: string) => setFiles((shown) => shown.filter((one) => one.key !== key)),
    /** Shows what had arrived before, after a reload. */
    restore: (kept: readonly StoredFile[]) =>
      setFiles(kept.map((stored) => ({ key: stored.url, name: stored.name, state: 'complete', stored }))),
  };
}
