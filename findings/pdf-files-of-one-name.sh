#!/usr/bin/env bash
# Guess: a PDF with two attached files of one name shows both to whoever asks for its attachments, as viewers list them side by side; pdf-lib
# writes both into the list of the file, and the answer of pdf.js is a Map with an entry for each.
# Real: pdf.js keys the Map by the name in the PDF's list, and the last one takes the place of the others without a word. pdfdetach of poppler
# lists both. Which invoice a hybrid PDF (ZUGFeRD, Factur-X) holds then depends on who reads it.
# Package: unpdf 1.8.1 (pdf.js inside) and pdf-lib 1.17.1 of npm; poppler-utils of Debian, whose version is printed where it is there.
# Product: `src/server/incoming-invoices/files-listed.ts` counts the list itself, and two are refused (test: read-invoice-file.test.ts).
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund unpdf@1.8.1 pdf-lib@1.17.1
cat > run.mjs <<'JS'
import { readFileSync, writeFileSync } from 'node:fs';
import { PDFDocument } from 'pdf-lib';
import { getDocumentProxy } from 'unpdf';
const document = await PDFDocument.create();
document.addPage();
for (const text of ['<first/>', '<second/>']) await document.attach(Buffer.from(text), 'factur-x.xml', { mimeType: 'text/xml' });
const bytes = await document.save();
writeFileSync('two.pdf', bytes);
const read = await getDocumentProxy(new Uint8Array(bytes));
const names = [...(await read.getAttachments()).keys()];
const content = Buffer.from(await read.getAttachmentContent(names[0])).toString();
const version = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
console.log('unpdf', version('unpdf'), 'pdf-lib', version('pdf-lib'));
console.log('attached: 2, answered:', names.length, names.join(), content);
process.exit(names.length === 1 && content === '<second/>' ? 0 : 1);
JS
node run.mjs
if command -v pdfdetach > /dev/null; then
  pdfdetach -v 2>&1 | head -1
  pdfdetach -list two.pdf
  [ "$(pdfdetach -list two.pdf | grep -c factur-x.xml)" = 2 ]
fi
