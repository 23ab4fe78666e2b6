import { runnerImport } from 'vite';
import { expect, it } from 'vitest';
import { allMailSamples } from '#server/all-mail-samples.ts';

it('every sample of a mail is written for whoever judges them outside of the tests', async () => {
  const { module } = await runnerImport<typeof import('../../scripts/sample-mails.ts')>('./scripts/sample-mails.ts');
  const names = (mails: readonly { name: string }[]) => mails.map(({ name }) => name);
  expect(names(module.sampleMails)).toEqual(names(await allMailSamples()));
});
