#!/usr/bin/env bash
# Guess: a schema of which an imported file cannot be found is refused by `XsdValidator.fromDoc` of libxml2-wasm, as a validator in Java or .NET
# does, and as it does itself where a type out of that file is used.
# Real: where the file holds only elements that are met under `xs:any` (processContents="lax", as the extensions of UBL are), the import is
# skipped without an error, and what the file would refuse is valid from then on.
# Package: libxml2-wasm 0.7.2 of npm, https://github.com/jameslan/libxml2-wasm.
# Product: `src/server/incoming-invoices/schema-faults.ts` notes what is asked for and not given, and ends the reading (test:
# schema-faults.test.ts leaves out files of the schema of UBL).
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund libxml2-wasm@0.7.2
cat > run.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { XmlBufferInputProvider, XmlDocument, XsdValidator, xmlCleanupInputProvider, xmlRegisterInputProvider } from 'libxml2-wasm';
const xs = 'xmlns:xs="http://www.w3.org/2001/XMLSchema" elementFormDefault="qualified"';
const main = `<xs:schema ${xs} targetNamespace="urn:box"><xs:import namespace="urn:own" schemaLocation="own.xsd"/>
  <xs:element name="box"><xs:complexType><xs:sequence><xs:any processContents="lax"/></xs:sequence></xs:complexType></xs:element></xs:schema>`;
const own = `<xs:schema ${xs} targetNamespace="urn:own"><xs:element name="count" type="xs:integer"/></xs:schema>`;
const judged = (files) => {
  xmlRegisterInputProvider(new XmlBufferInputProvider(files));
  try {
    const schema = XsdValidator.fromDoc(XmlDocument.fromString(main, { url: 'schemas:/main.xsd' }));
    schema.validate(XmlDocument.fromString('<box xmlns="urn:box"><count xmlns="urn:own">many</count></box>'));
    return 'valid';
  } catch (error) {
    return `refused: ${error.message.split('\n')[0]}`;
  } finally {
    xmlCleanupInputProvider();
  }
};
const said = { there: judged({ 'schemas:/own.xsd': Buffer.from(own) }), missing: judged({}) };
console.log('libxml2-wasm', JSON.parse(readFileSync('node_modules/libxml2-wasm/package.json')).version, said);
process.exitCode = said.there.startsWith('refused') && said.missing === 'valid' ? 0 : 1;
JS
node run.mjs
