import { describe, expect, it } from 'vitest';
import { openListFile, sheetsOf } from './list-file.ts';
import { listTemplate, templateRows } from './list-template.ts';

describe('the template of a list', () => {
  it.each(['xlsx', 'csv'] as const)('is read as it was written: %s', async (ending) => {
    const file = openListFile((await listTemplate(ending)).content);
    if (file.kind === 'unread') throw new Error(file.why);
    const [sheet] = sheetsOf(file);
    const filled = sheet?.rows.map((row) => templateRows[0]?.map((_, column) => row[column] ?? ''));
    expect(filled).toEqual(templateRows);
  });
});
