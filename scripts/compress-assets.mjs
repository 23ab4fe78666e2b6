import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Below this the headers weigh more than what is saved. */
const smallest = 512;

/** Writes the compressed forms of all files that are not packed already beside them, once per build, so that the server only has to send them. */
export async function compressAssets(folder) {
  const files = globSync(`${folder}/**/*.{js,css,svg,json,wasm}`);
  await Promise.all(files.map(compress));
}

async function compress(file) {
  const content = await readFile(file);
  if (content.length < smallest) return;
  const options = { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } };
  await Promise.all([
    promisify(brotliCompress)(content, options).then((bytes) => writeFile(`${file}.br`, bytes)),
    promisify(gzip)(content, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
  ]);
}
