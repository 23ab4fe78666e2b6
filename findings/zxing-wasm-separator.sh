#!/usr/bin/env bash
# Guess: the text that zxing-wasm gives of a barcode has its group separators as they are, U+001D, as a keyboard scanner sends them.
# Real: it has pictures of control characters, U+241D: `textMode` is 'HRI' unless told otherwise, made for people. With 'Plain' it is U+001D;
# so a split at the separator finds one field.
# Package: zxing-wasm 3.1.4 of npm, https://github.com/Sec-ant/zxing-wasm
# Product: `src/domain/values/barcode.ts` reads both forms (test: barcode.test.ts).
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent zxing-wasm@3.1.4
cat > run.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes, writeBarcode } from 'zxing-wasm/full';
const file = createRequire(import.meta.url).resolve('zxing-wasm/full/zxing_full.wasm');
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(file)).buffer } });
const text = '[)>\u001e06\u001dSPF2ABC01\u001d1P20L7\u001e\u0004';
const { image, error } = await writeBarcode(text, { format: 'DataMatrix', scale: 4 });
if (!image) throw new Error(error);
const read = async (more) => (await readBarcodes(image, { formats: ['DataMatrix'], ...more }))[0]?.text ?? '';
const signs = (read) => [...new Set([...read].filter((sign) => !/[ -~]/.test(sign)))].map((sign) => `U+${sign.codePointAt(0).toString(16).padStart(4, '0')}`);
const [usual, plain] = [await read({}), await read({ textMode: 'Plain' })];
console.log('zxing-wasm 3.1.4, not told otherwise:', signs(usual).join(' '), '| Plain:', signs(plain).join(' '));
process.exit(usual.includes('\u241d') && !usual.includes('\u001d') && plain.includes('\u001d') ? 0 : 1);
JS
node run.mjs
