import { describe, expect, it } from 'vitest';
import { api } from '#contract/urls.ts';
import type { ApiClient } from '#web/lib/api-client.ts';
import { silentClient } from '#web/lib/silent-client.ts';
import { createWizardMatrix } from './wizard-matrix.ts';

const answers: Record<string, object> = {
  [api.selfservice.wizardEntries]: {
    wizardentries: [
      {
        selectType: 'category',
        id: 'baa50862-cdea-5876-91bd-b5fb1609ab71',
        key: 'server',
        name: 'Server',
        priority: 10,
        freetextAllowed: true,
      },
    ],
  },
  [api.selfservice.wizardProperties]: { wizardproperties: [{ key: 'cpuCount.2', value: ['0', '1', '2'] }] },
};

function client(failures = 0): ApiClient & { asked: string[] } {
  const asked: string[] = [];
  return {
    ...silentClient,
    asked,
    get: async (path) => {
      asked.push(path);
      if (asked.length <= failures) throw new Error('no network');
      return answers[path];
    },
  };
}

describe('the wizard matrix', () => {
  it('is read once, however often it is wanted', async () => {
    const asking = client();
    const matrix = createWizardMatrix(asking, (task) => task());
    matrix.loadWhenIdle();
    await Promise.all([matrix.load(), matrix.load()]);
    expect(asking.asked).toEqual([api.selfservice.wizardEntries, api.selfservice.wizardProperties]);
    expect(matrix.loaded.get()?.search('server', 1)[0]?.slug).toBe('server-verkaufen');
  });

  it('says nothing about a failed read and tries again the next time', async () => {
    const matrix = createWizardMatrix(client(2));
    expect(await matrix.load()).toBeUndefined();
    expect((await matrix.load())?.catalogue.options.get('cpuCount.2')).toEqual(['0', '1', '2']);
  });

  it('waits until the browser is idle', async () => {
    const waiting: (() => void)[] = [];
    const asking = client();
    createWizardMatrix(asking, (task) => waiting.push(task)).loadWhenIdle();
    expect(asking.asked).toEqual([]);
    expect(waiting).toHaveLength(1);
  });
});
