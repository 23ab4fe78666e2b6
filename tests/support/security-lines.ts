import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { logFolder } from '#server/security-log/log-files.ts';
import type { SecurityLine } from '#server/security-log/security-event.ts';
import { selectLines } from '#server/security-log/select-lines.ts';
import type { TestApp } from './test-app.ts';

/** The whole security log of a test's server as it stands in its files; empty before the first line. */
export function securityText({ deps }: TestApp): string {
  const folder = logFolder(deps.env);
  const files = readdirSync(deps.env.dataDir).includes('security-log') ? readdirSync(folder).toSorted() : [];
  return files.map((name) => readFileSync(join(folder, name), 'utf8')).join('');
}

/** Its lines, read as the command reads them. */
export function securityLines(test: TestApp): SecurityLine[] {
  return selectLines(securityText(test), {});
}
