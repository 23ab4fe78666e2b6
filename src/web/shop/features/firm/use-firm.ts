import { useCallback, useEffect, useState } from 'react';
import type { z } from 'zod';
import { firmAnswerSchema, firmCalls } from '#contract/account/firm.ts';
import { browserApi } from '#web/lib/browser-api.ts';

/** The firm somebody sells for, or that they sell alone. */
export type FirmAnswer = z.infer<typeof firmAnswerSchema>;

type OpenFirm =
  | { readonly at: 'reading' }
  | { readonly at: 'failed'; readonly problem: unknown }
  | { readonly at: 'here'; readonly answer: FirmAnswer };

/** The own firm, the way to read it again, and the calls that change it; each is answered by what stands then. */
export function useFirm() {
  const [open, setOpen] = useState<OpenFirm>({ at: 'reading' });
  const read = useCallback(async () => {
    try {
      setOpen({ at: 'here', answer: firmAnswerSchema.parse(await browserApi.get(firmCalls.read)) });
    } catch (problem) {
      setOpen({ at: 'failed', problem });
    }
  }, []);
  useEffect(() => void read(), [read]);

  /** Throws a ProblemError when the server refuses. */
  const change: ChangeFirm = async (path, body) => {
    setOpen({ at: 'here', answer: firmAnswerSchema.parse(await browserApi.post(path, body)) });
  };
  return { open, read, change };
}

export type ChangeFirm = (path: string, body: object) => Promise<void>;
