#!/usr/bin/env bash
# Guess: `schema` of xmllint-wasm takes a list of files, so that a document is held against all of them: the first is the main one, the others
# are what it imports, as `xmllint --schema a.xsd` finds them in its folder.
# Real: the last file of the list is the schema, and the others only lie beside it for imports. With the main schema first each document is
# invalid ('No matching global declaration'), or, where the last one knows its outermost element too, judged by the wrong schema.
# Package: xmllint-wasm 5.3.0 of npm, https://github.com/noppa/xmllint-wasm.
# Product: it held invoices against UBL 2.1, whose schema has a dozen files; now libxml2-wasm does, which takes one document and asks for the
# others by their names (`src/server/incoming-invoices/schema-faults.ts`, docs/decisions/0716).
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund xmllint-wasm@5.3.0
cat > run.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';
const xs = 'xmlns:xs="http://www.w3.org/2001/XMLSchema"';
const order = { fileName: 'order.xsd', contents: `<xs:schema ${xs} targetNamespace="urn:order" xmlns:m="urn:money" elementFormDefault="qualified">
  <xs:import namespace="urn:money" schemaLocation="money.xsd"/><xs:element name="order"><xs:complexType><xs:sequence>
  <xs:element ref="m:sum"/></xs:sequence></xs:complexType></xs:element></xs:schema>` };
const money = { fileName: 'money.xsd', contents: `<xs:schema ${xs} targetNamespace="urn:money"><xs:element name="sum" type="xs:decimal"/></xs:schema>` };
const xml = [{ fileName: 'document.xml', contents: '<order xmlns="urn:order"><sum xmlns="urn:money">12.50</sum></order>' }];
const judged = async (given) => {
  const { valid, errors } = await validateXML({ xml, ...given });
  return `${valid} ${errors.map(({ message }) => message).join(' ')}`.trim();
};
const mainFirst = await judged({ schema: [order, money] });
const mainLast = await judged({ schema: [money, order] });
const preloaded = await judged({ schema: [order], preload: [money] });
console.log('xmllint-wasm', JSON.parse(readFileSync('node_modules/xmllint-wasm/package.json', 'utf8')).version);
console.log('main schema first:', mainFirst);
console.log('main schema last: ', mainLast);
console.log('imports in preload:', preloaded);
process.exit(mainFirst.includes('No matching global declaration') && mainLast === 'true' && preloaded === 'true' ? 0 : 1);
JS
node run.mjs
