import type { Multipart, MultipartFile } from '@fastify/multipart';
import { z } from 'zod';
import type { ProblemCode } from '#contract/problem.ts';
import { Problem } from '#server/problem.ts';

/** The name under which a form carries its files. */
const field = 'file';

/** The refusals of the reader, which knows no German; whatever else it stumbles over is no form. */
const refusals: Record<string, [status: number, code: ProblemCode]> = {
  FST_REQ_FILE_TOO_LARGE: [413, 'uploadTooLarge'],
  FST_FILES_LIMIT: [413, 'uploadTooMany'],
  FST_PARTS_LIMIT: [413, 'uploadTooMany'],
  FST_FIELDS_LIMIT: [413, 'uploadTooMany'],
};

/** The files of a form, each read whole; any other part is refused like an unknown field of a body. */
export async function* filesOfForm(
  parts: AsyncIterable<Multipart>,
): AsyncGenerator<Pick<MultipartFile, 'filename' | 'toBuffer'>> {
  try {
    for await (const part of parts) {
      if (part.type === 'field' || part.fieldname !== field) throw unknownPart(part.fieldname);
      const content = await part.toBuffer();
      // Whatever its types say, the reader knows files without a name.
      yield { filename: z.string().catch('').parse(part.filename), toBuffer: async () => content };
    }
  } catch (error) {
    if (error instanceof Problem) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const [status, refusal] = refusals[code] ?? [400, 'invalidRequest'];
    throw new Problem(status, refusal);
  }
}

function unknownPart(name: unknown): Problem {
  return new Problem(400, 'invalidBody', { [String(name).slice(0, 100)]: 'Diese Angabe ist hier nicht vorgesehen.' });
}
