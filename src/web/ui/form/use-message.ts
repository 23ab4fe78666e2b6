import { useEffect, useEffectEvent, useState } from 'react';
import { z } from 'zod';
import { attemptId } from '#web/lib/attempt-id.ts';
import { draftEntry } from '#web/lib/draft-entry.ts';
import type { AcceptedFiles } from '#web/lib/file-refusal.ts';
import { usePickedFiles } from '../fields/use-picked-files.ts';
import { useAction } from '../use-action.ts';

interface Written {
  readonly id: string;
  readonly text?: string;
  readonly files: string[];
}

interface MessageOptions {
  /** Under which name what was typed is kept until it has arrived. */
  readonly name: string;
  /** How long it may be, what may lie with it, and how many files. */
  readonly accepted: AcceptedFiles & { readonly most: number; readonly characters: number };
  readonly upload: (file: File) => Promise<z.infer<typeof fileSchema>>;
  /** The id stays the same for every try, so that it arrives once. */
  readonly send: (message: Written) => Promise<void>;
}

const fileSchema = z.object({ url: z.string(), name: z.string() });
const kept = z.object({ text: z.string(), files: z.array(fileSchema).catch([]) });

/** A message with files while it is written: what was typed or added stays until it has arrived, over a reload too. */
export function useMessage({ name, accepted, upload, send }: MessageOptions) {
  const [entry] = useState(() => draftEntry(name));
  const [tried] = useState(() => draftEntry(`${name}-versuch`));
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const picked = usePickedFiles({ accepted, most: accepted.most, send: upload });
  const { stored } = picked;
  const [isKept, setKept] = useState(false);

  // Only the browser knows it: the server has rendered the form without it.
  const restore = useEffectEvent(() => {
    const draft = kept.safeParse(entry.read()).data;
    if (draft === undefined || (draft.text === '' && draft.files.length === 0)) return;
    setText(draft.text);
    picked.restore(draft.files);
    setKept(true);
  });
  useEffect(() => restore(), []);
  const files = JSON.stringify(stored);
  useEffect(() => {
    if (text !== '' || files !== '[]') entry.keep({ text, files: JSON.parse(files) });
  }, [entry, text, files]);

  const said = text.trim();
  const written = { ...(said !== '' && { text: said }), files: stored.map(({ url }) => url) };
  const { busy, refusal, run } = useAction(async () => {
    await send({ id: attemptId(tried, written), ...written });
    entry.forget();
    tried.forget();
    setText('');
    picked.restore([]);
  });

  return {
    text,
    error,
    busy,
    refusal,
    picked,
    accepted,
    /** Something was left here before a reload. */
    isKept,
    type(typed: string) {
      setText(typed);
      setError(undefined);
      if (typed === '') entry.forget();
    },
    /** True once it has arrived. */
    async submit(): Promise<boolean> {
      if (said !== '' || written.files.length > 0) return run();
      setError('Bitte schreiben Sie etwas, oder legen Sie ein Foto bei.');
      return false;
    },
  };
}
