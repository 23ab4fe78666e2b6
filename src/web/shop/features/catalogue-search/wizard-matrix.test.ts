import { describe, expect, it } from 'vitest';
import { api } from '#contract/site/urls.ts';
import { createWizardMatrix, readWizardEntries } from './wizard-matrix.ts';

const answer = {
  groups: [{ selectType: 'category', kind: '', maker: '', words: '', kindWords: 'Rackserver', items: [['Server']] }],
};

function network(...failures: readonly Response[]) {
  const asked: string[] = [];
  const read = readWizardEntries(async (path) => {
    asked.push(String(path));
    return failures[asked.length - 1] ?? Response.json(answer);
  });
  return { asked, read };
}

describe('the wizard matrix', () => {
  it('is read once, however often it is wanted, and searched only when somebody asks', async () => {
    const { read, asked } = network();
    const matrix = createWizardMatrix(read, (task) => task());
    matrix.readWhenIdle();
    matrix.readWhenIdle();
    expect(matrix.isOpen()).toBe(false);
    await Promise.all([matrix.openSearch(), matrix.openSearch()]);
    expect(asked).toEqual([api.selfservice.wizardSearch]);
    expect(matrix.isOpen()).toBe(true);
    expect(await (await matrix.openSearch())?.('server', 1)).toMatchObject([{ slug: 'server-verkaufen' }]);
  });

  it.each([
    ['that is refused', new Response(null, { status: 503 })],
    ['that brings something else', Response.json({ groups: [{}] })],
    ['that brings no JSON', new Response('<p>Bitte melden Sie sich im WLAN an.</p>')],
  ])('says nothing about a read %s and tries again the next time', async (_, failure) => {
    const matrix = createWizardMatrix(network(failure).read);
    expect(await matrix.openSearch()).toBeUndefined();
    expect(await (await matrix.openSearch())?.('rackserver', 1)).toHaveLength(1);
  });

  it('waits until the browser is idle', async () => {
    const waiting: (() => void)[] = [];
    const { read, asked } = network();
    createWizardMatrix(read, (task) => waiting.push(task)).readWhenIdle();
    expect(asked).toEqual([]);
    expect(waiting).toHaveLength(1);
  });
});
