import { describe, expect, it } from 'vitest';
import { createPageData } from './page-data.ts';

const url = '/assets/data/wizard/index.json';
const file =
  (text: string, status = 200) =>
  async () =>
    new Response(text, { status });
const good = file(JSON.stringify({ hash: 'b1', data: { steps: [] } }));

/** Page data from a server that gives these answers one after the other, in a document of build b1. */
function pageDataOf(...answers: (() => Promise<Response>)[]) {
  const asked: string[] = [];
  let time = 0;
  const { dataOf: load, modulesOf } = createPageData({
    fetch: async (address) => {
      asked.push(String(address));
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (answer === undefined) throw new TypeError('No answer is left');
      return answer();
    },
    documentHash: () => 'b1',
    noSuchPage: () => new Error('no such page'),
    now: () => time,
  });
  return { load, modulesOf, asked, wait: (milliseconds: number) => (time += milliseconds) };
}

describe('the data of a page', () => {
  it('is what its file holds beside the hash', async () => {
    const { load, asked } = pageDataOf(good);
    expect(await load('/wizard/')).toEqual({ steps: [] });
    expect(asked).toEqual([url]);
  });

  it('names the code of its page to whoever fetches it ahead', async () => {
    const named = file('{"hash":"b1","data":{},"modules":["/assets/js/wizard-1.js",2]}');
    expect(await pageDataOf(named).modulesOf('/wizard/')).toEqual(['/assets/js/wizard-1.js']);
    expect(await pageDataOf(good).modulesOf('/wizard/')).toEqual([]);
  });

  it('is nothing where the server knows nothing but that there is a page', async () => {
    expect(await pageDataOf(file('{"hash":"b1"}')).load('/basket/')).toBeUndefined();
  });

  it('is fetched once for a prefetch and the visit after it, and again five minutes later', async () => {
    const { load, modulesOf, asked, wait } = pageDataOf(good);
    await Promise.all([modulesOf('/wizard/'), load('/wizard/')]);
    wait(299_999);
    await load('/wizard/');
    expect(asked).toHaveLength(1);
    wait(1);
    await load('/wizard/');
    expect(asked).toHaveLength(2);
  });

  it('hands on what the server says of a page that it cannot make', async () => {
    const { load } = pageDataOf(file('{"code":"databaseAway","detail":"Gerade nicht."}', 503));
    const cause = { status: 503, code: 'databaseAway', message: 'Gerade nicht.' };
    await expect(load('/wizard/')).rejects.toMatchObject({ cause });
  });

  it.each([
    ['a network that fails', () => Promise.reject(new TypeError('offline')), `Failed to fetch ${url}`],
    ['a server that fails', file('{}', 500), `Failed to fetch ${url}`],
    ['a file that is no JSON', file('<!DOCTYPE html>'), `Failed to parse JSON from ${url}`],
    ['a file without a hash', file('{"data":{}}'), `JSON data in ${url} is missing a hash.`],
    ['a file that is no object', file('null'), `JSON data in ${url} is missing a hash.`],
    ['another hash', file('{"hash":"b2"}'), 'Hash did not match: json=b2, document=b1'],
  ])('reports %s in the words of the specification and asks again', async (_, answer, message) => {
    const { load, asked } = pageDataOf(answer, good);
    await expect(load('/wizard/')).rejects.toThrow(message);
    expect(await load('/wizard/')).toEqual({ steps: [] });
    expect(asked).toHaveLength(2);
  });

  it('carries the code INVALID_HASH when the document is outdated, and no code otherwise', async () => {
    await expect(pageDataOf(file('{"hash":"b2"}')).load('/wizard/')).rejects.toMatchObject({
      code: 'INVALID_HASH',
      documentIsOutdated: true,
    });
    await expect(pageDataOf(file('')).load('/wizard/')).rejects.toMatchObject({
      code: undefined,
      documentIsOutdated: false,
    });
  });

  it('is refused where there is no such page, which is not remembered', async () => {
    const { load, asked } = pageDataOf(file('{"code":"notFound"}', 404), good);
    await expect(load('/wizard/')).rejects.toThrow('no such page');
    expect(await load('/wizard/')).toEqual({ steps: [] });
    expect(asked).toHaveLength(2);
  });
});
