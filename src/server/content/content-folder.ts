import { join } from 'node:path';
import { projectRoot } from '#server/db/project-root.ts';

/** The texts of the pages, as Markdown with front matter. */
export const contentFolder = join(projectRoot, 'content');
