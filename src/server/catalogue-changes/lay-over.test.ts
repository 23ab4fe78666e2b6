import { describe, expect, it } from 'vitest';
import { readCatalogueFiles } from '#server/catalogue/catalogue-files.ts';
import { openChanged, openFitting } from './build-catalogue.ts';
import { layOver, rowIn } from './lay-over.ts';

const base = readCatalogueFiles('catalogue');
const r640 = '3cf99a28-f993-58d5-a24f-9cef7b233203';
const row = rowIn('models', base.models, r640) ?? {};
const change = (after: typeof row | null, version = 1) => ({
  file: 'models' as const,
  version,
  entryId: after?.id ?? r640,
  before: row,
  after,
});
const newId = '11111111-1111-5111-8111-111111111111';
const added = { ...row, id: newId, name: 'PowerEdge R999, "neu"', words: '' };

describe('changes laid over the catalogue', () => {
  it('leave every file as it is, byte for byte, where there are none and where a row is written again', () => {
    expect(layOver(base, [])).toEqual(base);
    expect(layOver(base, [change(row)])).toEqual(base);
  });

  it('put a row in the place of that with its id, or after the last, and touch no other line', () => {
    const changed = layOver(base, [change({ ...row, note: 'Rack, 1 HE, neu' }), change(added, 2)]);
    const lines = base.models.split('\n');
    const differing = changed.models.split('\n').filter((line, at) => line !== lines[at]);
    expect(differing).toHaveLength(3); // the changed one, the new one, and the empty end that moved
    expect(rowIn('models', changed.models, newId)).toEqual(added);
    expect(changed.series).toBe(base.series);
    expect(layOver(base, [change(added), { ...change(null, 2), entryId: newId }])).toEqual(base);
  });

  it('keep the page of a name that was corrected, under the new one', () => {
    const { catalogue } = openChanged(base, [change({ ...row, name: 'PowerEdge R640 Gen 14' })]);
    expect(catalogue.bySlug.get('dell-poweredge-r640-verkaufen')?.slug).toBe('dell-poweredge-r640-gen-14-verkaufen');
  });

  it('leave out what newer files do not admit, and open in any case', () => {
    const fits = change({ ...row, note: 'neu' });
    const { loaded, leftOut } = openFitting(base, [fits, change({ ...added, series: 'gone' }, 2)]);
    expect(leftOut).toEqual([newId]);
    expect(loaded.catalogue.byId.get(r640)?.model?.note).toBe('neu');
  });
});
