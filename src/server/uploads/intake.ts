import { open, readFile } from 'node:fs/promises';
import type { ProblemCode } from '#contract/problem.ts';
import { Problem } from '#server/problem.ts';
import { createBudget } from '#server/workers/budget.ts';
import { runTask, TaskEnded } from '#server/workers/run-task.ts';
import { cleanFileName } from './file-name.ts';
import type { ReceivedFile } from './receive-form.ts';
import type { FileToStore } from './store-uploads.ts';

/** Judges files one after the other, as many at once as there is memory for. */
export interface Intake {
  judge(file: ReceivedFile, signal: AbortSignal): Promise<FileToStore>;
}

/** In megabytes. A picture of 50 million pixels takes 840 as HEIC (measured), half of it in any other form. */
const forAll = 1_000;
const forHeif = 1_000;
const forOthers = 500;
const longest = 30_000;

const statuses: Partial<Record<ProblemCode, number>> = {
  uploadEmpty: 400,
  uploadTypeRefused: 415,
  uploadTooLarge: 413,
  uploadTooManyPixels: 413,
  uploadUnpacksTooLarge: 413,
};

export function createIntake(): Intake {
  const budget = createBudget({
    total: forAll,
    mostWaiting: 200,
    refusal: () => new Problem(429, 'uploadsBusy'),
  });
  return {
    async judge({ path, name }, signal) {
      const megabytes = (await isHeif(path)) ? forHeif : forOthers;
      const paths = { path, cleanPath: `${path}-clean`, thumbnailPath: `${path}-thumbnail` };
      const judged = await budget.spend(megabytes, () =>
        runTask('judgeUpload', { ...paths, name }, { milliseconds: longest, megabytes, signal }).catch(asProblem),
      );
      if (judged.refused !== undefined) throw new Problem(statuses[judged.refused] ?? 422, judged.refused);
      const { extension, type, isPicture } = judged;
      return {
        name: cleanFileName(name, extension),
        type,
        content: await readFile(isPicture ? paths.cleanPath : path),
        ...(isPicture && { thumbnail: await readFile(paths.thumbnailPath) }),
      };
    },
  };
}

function asProblem(error: unknown): never {
  if (!(error instanceof TaskEnded)) throw error;
  throw error.reason === 'aborted' ? new Problem(400, 'invalidRequest') : new Problem(422, 'uploadTooComplex');
}

/** The form of HEIC and of films: only its decoder takes so much. */
async function isHeif(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(8), 0, 8);
    return buffer.toString('latin1', 4) === 'ftyp';
  } finally {
    await file.close();
  }
}
