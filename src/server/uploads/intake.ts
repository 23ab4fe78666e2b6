import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ProblemCode } from '#contract/problem.ts';
import { Problem } from '#server/problem.ts';
import { createBudget } from '#server/workers/budget.ts';
import { runTask } from '#server/workers/run-task.ts';
import type { Sender } from '#server/workers/sender.ts';
import { TaskEnded } from '#server/workers/task-ended.ts';
import { cleanFileName } from './file-name.ts';
import type { ReceivedFile } from './receive-form.ts';
import type { FileToStore } from './store-uploads.ts';

/** Inspects files one after the other, as many at once as there is memory for. */
export interface Intake {
  inspect(file: ReceivedFile, sender: Sender): Promise<FileToStore>;
}

/**
 * In megabytes. Nearly everything gets by with half of what there is, so two are inspected at once; an HEIC of 48 million points,
 * which takes 840 (measured), is then tried once more alone.
 */
const usualMegabytes = 500;
const all = 1_000;
const longest = 60_000;

const statuses: Partial<Record<ProblemCode, number>> = {
  uploadEmpty: 400,
  uploadTypeRefused: 415,
  uploadDeclaresEntities: 415,
  listNoTable: 415,
  uploadTooLarge: 413,
  uploadDrawingTooLarge: 413,
  storageFull: 507,
  uploadTooManyPixels: 413,
  uploadUnpacksTooLarge: 413,
};

export function createIntake(): Intake {
  const budget = createBudget({
    total: all,
    maxWaiting: 200,
    refusal: () => new Problem(429, 'uploadsBusy'),
  });
  return {
    async inspect({ path, name }, { network, signal }) {
      const paths = { path, cleanPath: `${path}-clean`, thumbnailPath: `${path}-thumbnail` };
      const within = (megabytes: number) => {
        const rights = { megabytes, folder: dirname(path), nativeCode: true };
        const bounds = { ...rights, milliseconds: longest, signal };
        return budget.spend(network, megabytes, () => runTask('inspectUpload', { ...paths, name }, bounds));
      };
      const inspected = await within(usualMegabytes)
        .catch((error) => (endedFor(error) === 'memory' ? within(all) : Promise.reject(error)))
        .catch(asProblem);
      if (inspected.refused !== undefined) throw new Problem(statuses[inspected.refused] ?? 422, inspected.refused);
      const { extension, type, isPicture } = inspected;
      return {
        name: cleanFileName(name, extension),
        type,
        content: await readFile(isPicture ? paths.cleanPath : path),
        ...(isPicture && { thumbnail: await readFile(paths.thumbnailPath) }),
      };
    },
  };
}

function endedFor(error: unknown): TaskEnded['reason'] | undefined {
  return error instanceof TaskEnded ? error.reason : undefined;
}

function asProblem(error: unknown): never {
  const reason = endedFor(error);
  if (reason === undefined) throw error;
  throw reason === 'aborted' ? new Problem(400, 'invalidRequest') : new Problem(422, 'uploadTooComplex');
}
