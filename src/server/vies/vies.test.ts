import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startViesServer, type ViesServer } from '#tests/support/vies-server.ts';
import { openVies } from './vies.ts';

let register: ViesServer;
beforeAll(async () => {
  register = await startViesServer();
});
afterAll(() => register.close());

const ask = (seconds = 5) => openVies({ url: register.url, seconds, requester: 'DE811907980' })?.check('ATU12345675');

describe('the EU’s register of USt-IdNrn.', () => {
  it('numbers its answer, of which neither name nor address is kept', async () => {
    register.mood = 'valid';
    expect(await ask()).toEqual({ result: 'valid', requestId: expect.stringMatching(/^WAPI/) });
    expect(register.asked.at(-1)).toBe('ATU12345675');
    register.mood = 'invalid';
    expect(await ask()).toMatchObject({ result: 'invalid' });
  });

  it.each([
    ['MS_UNAVAILABLE', 'MS_UNAVAILABLE'],
    ['error500', 'HTTP_500'],
    ['garbage', 'HTTP_200'],
  ] as const)('with %s has no answer, and says why', async (mood, failure) => {
    register.mood = mood;
    expect(await ask()).toEqual({ result: 'unavailable', failure });
  });

  it('is not waited for longer than the settings say', async () => {
    register.mood = 'hang';
    expect(await ask(0.2)).toEqual({ result: 'unavailable', failure: 'noAnswer' });
  });

  it('that nobody can reach has no answer either, and without an address there is none', async () => {
    const away = openVies({ url: 'http://127.0.0.1:9', seconds: 5, requester: '' });
    expect(await away?.check('ATU12345675')).toMatchObject({ result: 'unavailable' });
    expect(openVies(undefined)).toBeUndefined();
  });
});
