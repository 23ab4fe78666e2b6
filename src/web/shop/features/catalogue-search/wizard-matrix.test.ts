import { describe, expect, it } from 'vitest';
import { api } from '#contract/urls.ts';
import type { ApiClient } from '#web/lib/api-client.ts';
import { noopClient } from '#web/lib/noop-client.ts';
import { createWizardMatrix } from './wizard-matrix.ts';

const answer = {
  groups: [{ selectType: 'category', kind: '', maker: '', words: '', kindWords: 'Rackserver', items: [['Server']] }],
};

function client(failures = 0): ApiClient & { asked: string[] } {
  const asked: string[] = [];
  return {
    ...noopClient,
    asked,
    get: async (path) => {
      asked.push(path);
      if (asked.length <= failures) throw new Error('no network');
      return answer;
    },
  };
}

describe('the wizard matrix', () => {
  it('is read once, however often it is wanted', async () => {
    const asking = client();
    const matrix = createWizardMatrix(asking, (task) => task());
    matrix.loadWhenIdle();
    await Promise.all([matrix.load(), matrix.load()]);
    expect(asking.asked).toEqual([api.selfservice.wizardSearch]);
    expect(await (await matrix.load())?.('server', 1)).toMatchObject([{ slug: 'server-verkaufen' }]);
  });

  it('says nothing about a failed read and tries again the next time', async () => {
    const matrix = createWizardMatrix(client(1));
    expect(await matrix.load()).toBeUndefined();
    expect(await (await matrix.load())?.('rackserver', 1)).toHaveLength(1);
  });

  it('waits until the browser is idle', async () => {
    const waiting: (() => void)[] = [];
    const asking = client();
    createWizardMatrix(asking, (task) => waiting.push(task)).loadWhenIdle();
    expect(asking.asked).toEqual([]);
    expect(waiting).toHaveLength(1);
  });
});
