#!/usr/bin/env bash
# Guess: `XmlDocument.fromString` of libxml2-wasm takes a string of JavaScript, which is decoded already, so that what the XML declaration
# says of an encoding does not count; DOMParser and the other readers of strings do it like that.
# Real: the string is handed over as UTF-8 and the declaration is obeyed: of a document that says ISO-8859-1 'Müller' becomes 'MÃ¼ller'
# without an error, and of one that says UTF-16 the declaration itself is a syntax error.
# Package: libxml2-wasm 0.7.2 of npm, https://github.com/jameslan/libxml2-wasm.
# Product: `src/server/incoming-invoices/schema-faults.ts` takes the declaration off before an invoice is held against its schema (test:
# read-invoice-file.test.ts reads invoices of other encodings).
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund libxml2-wasm@0.7.2
cat > run.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { XmlDocument } from 'libxml2-wasm';
const read = (encoding) => {
  try {
    return XmlDocument.fromString(`<?xml version="1.0"${encoding}?><name>Müller</name>`).root.content;
  } catch (error) {
    return `error: ${error.message.split('\n')[0]}`;
  }
};
const said = { none: read(''), latin: read(' encoding="ISO-8859-1"'), wide: read(' encoding="UTF-16"') };
console.log('libxml2-wasm', JSON.parse(readFileSync('node_modules/libxml2-wasm/package.json', 'utf8')).version, said);
process.exit(said.none === 'Müller' && said.latin === 'MÃ¼ller' && said.wide.startsWith('error') ? 0 : 1);
JS
node run.mjs
