import { describe, expect, it } from 'vitest';
import { searchHitLimits } from '#contract/catalogue-search/search-hits.ts';
import { firstHits } from './first-hits.ts';

const hit = { slug: 'dell-poweredge-r640-verkaufen', title: 'Dell PowerEdge R640', note: 'Server' };

describe('the hits that a page comes with', () => {
  it('are those for the trimmed words, as many as the server ever answers', async () => {
    const asked: unknown[] = [];
    const hits = await firstHits(async (...question) => {
      asked.push(question);
      return [hit];
    }, ' r640 ');
    expect(hits).toEqual([hit]);
    expect(asked).toEqual([['r640', searchHitLimits.hits]]);
  });

  it.each([
    ['nothing', '  '],
    ['more words than the server searches for', 'wort '.repeat(12)],
    ['more characters than it searches for', 'x'.repeat(61)],
  ])('are not searched for with %s', async (_, words) => {
    const search = () => Promise.reject(new Error('must not be asked'));
    expect(await firstHits(search, words)).toBeUndefined();
  });

  it('are left out when the search fails: the page is there all the same', async () => {
    expect(await firstHits(() => Promise.reject(new Error('no index')), 'r640')).toBeUndefined();
  });
});
