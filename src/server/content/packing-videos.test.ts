import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readPackingVideos, videoFolder } from './packing-videos.ts';

/** A folder with some files of the sample video, under other names where wanted. */
function folderWith(...names: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'videos-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of names) {
    copyFileSync(
      `tests/fixtures/videos/notebook.${name.split('.').at(-1)?.replace('mp4', 'webm')}`,
      join(folder, name),
    );
  }
  return folder;
}

describe('the videos of the packing instructions', () => {
  it('belong to the instruction of their name, the better compressed form first', () => {
    const folder = folderWith('server.mp4', 'server.webm', 'server.vtt', 'server.png');
    expect([...readPackingVideos(['notebook', 'server'], folder)]).toEqual([
      [
        'server',
        {
          sources: [
            { address: '/assets/videos/server.webm', type: 'video/webm' },
            { address: '/assets/videos/server.mp4', type: 'video/mp4' },
          ],
          captions: '/assets/videos/server.vtt',
          poster: '/assets/videos/server.png',
        },
      ],
    ]);
  });

  it.each([
    ['captions', ['server.webm', 'server.png'], 'no captions'],
    ['a still picture', ['server.webm', 'server.vtt'], 'no still picture'],
    ['an instruction', ['server.webm', 'server.vtt', 'server.png', 'tresor.webm'], 'tresor.webm: there is no packing'],
  ])('end the build without %s', (_, names, message) => {
    expect(() => readPackingVideos(['server'], folderWith(...names))).toThrow(message);
  });

  it('are none as the shop comes', () => {
    expect(readPackingVideos([], videoFolder).size).toBe(0);
  });
});
