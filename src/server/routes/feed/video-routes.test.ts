import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contract/site/urls.ts';
import { problemPlugin } from '#server/plugins/problem.ts';
import { zodSchemasPlugin } from '#server/plugins/zod-schemas.ts';
import { videoRoutes } from './video-routes.ts';

const folder = `${process.cwd()}/tests/fixtures/videos`;
const app = Fastify();
beforeAll(async () => {
  await app.register(problemPlugin);
  await app.register(zodSchemasPlugin);
  await app.register(videoRoutes(folder));
});
afterAll(() => app.close());

const get = (name: string, headers = {}) => app.inject({ url: api.contentVideo(name), headers });

describe('a packing video', () => {
  it('is sent in parts, as a player asks that jumps in it', async () => {
    const whole = await get('notebook.webm');
    expect(whole.headers).toMatchObject({ 'content-type': 'video/webm', 'accept-ranges': 'bytes' });
    const part = await get('notebook.webm', { range: 'bytes=100-199' });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 100-199/${whole.rawPayload.length}`);
    expect(part.rawPayload.equals(whole.rawPayload.subarray(100, 200))).toBe(true);
  });

  it('comes with its captions and still picture', async () => {
    expect((await get('notebook.vtt')).headers['content-type']).toContain('text/vtt');
    expect((await get('notebook.png')).headers['content-type']).toBe('image/png');
  });

  it('lets nothing else of the folder or beyond it be read', async () => {
    for (const name of ['README.txt', '..', '../pictures/notebook.png', 'missing.webm', '.webm']) {
      expect([400, 404], name).toContain((await get(name)).statusCode);
    }
  });
});
