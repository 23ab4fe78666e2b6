import { join } from 'node:path';
import { projectRoot } from './project-root.ts';

export const migrationsFolder = join(projectRoot, 'src/server/db/migrations');
