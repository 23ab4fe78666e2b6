import { globSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { PackingVideo } from '#contract/site/content.ts';
import { api } from '#contract/site/urls.ts';
import { contentFolder } from './content-folder.ts';

/** Videos of the packing instructions lie here, named as the instruction: content/videos/README.txt. */
export const videoFolder = join(contentFolder, 'videos');

/** Better compressed ones first: a browser takes the first that it can play. */
const videoTypes = { webm: 'video/webm', mp4: 'video/mp4' };
const videoKinds = ['webm', 'mp4'] as const;

/** The video of each instruction that has one, by the instruction's id. Throws where captions, still picture or instruction are missing. */
export function readPackingVideos(guides: readonly string[], folder = videoFolder): Map<string, PackingVideo> {
  const names = globSync('*.{webm,mp4,vtt,png,jpg}', { cwd: folder }).sort();
  const has = (name: string) => names.includes(name);
  const stray = names.find((name) => !guides.includes(parse(name).name));
  if (stray !== undefined) throw new Error(`${join(folder, stray)}: there is no packing instruction of this name`);

  return new Map(
    guides.flatMap((id) => {
      const films = videoKinds.filter((kind) => has(`${id}.${kind}`));
      if (films.length === 0) return [];
      const poster = [`${id}.png`, `${id}.jpg`].find(has);
      const lacks = has(`${id}.vtt`) ? poster === undefined && 'still picture (.png or .jpg)' : 'captions (.vtt)';
      if (lacks || poster === undefined) throw new Error(`${join(folder, id)}: the video has no ${lacks}`);
      const video: PackingVideo = {
        sources: films.map((kind) => ({ address: api.contentVideo(`${id}.${kind}`), type: videoTypes[kind] })),
        captions: api.contentVideo(`${id}.vtt`),
        poster: api.contentVideo(poster),
      };
      return [[id, video] as const];
    }),
  );
}
