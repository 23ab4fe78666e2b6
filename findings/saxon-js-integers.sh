#!/usr/bin/env bash
# Guess: SaxonJS reckons whole numbers of any length exactly, as Saxon on Java does: it prints, compares and adds 24 digits right, and
# `mod` of an xs:decimal is right too.
# Real: `mod` of an xs:integer is that of a floating number of 53 bits: wrong for nearly every number of 24 digits, without an error. The
# same digits as xs:decimal leave the right rest. Check digits of accounts and creditors (ISO 7064, mod 97) go by such numbers: a rule of
# Schematron that casts to xs:integer finds good ones wrong.
# Package: saxon-js 2.7.0 of npm, https://www.saxonica.com/saxonjs/.
# Product: `scripts/official-verdicts.ts` asks the official rules by Saxon on Java, not by SaxonJS (docs/decisions/0716); nothing else uses it.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund saxon-js@2.7.0
cat > run.cjs <<'JS'
const { XPath } = require('saxon-js');
const asked = (xpath) => String(XPath.evaluate(xpath));
const numbers = Array.from({ length: 100 }, (_, at) => String(10n ** 23n + BigInt(at) * 7_919_000_000_000_000_003n));
const wrong = (type) => numbers.filter((one) => asked(`xs:${type}('${one}') mod 97`) !== String(BigInt(one) % 97n)).length;
const [integers, decimals] = [wrong('integer'), wrong('decimal')];
console.log('saxon-js', require('saxon-js/package.json').version);
console.log('printed right:', asked(`string(xs:integer('${numbers[1]}'))`) === numbers[1]);
console.log('told apart:', asked("xs:integer('9007199254740993') = xs:integer('9007199254740992')") === 'false');
console.log(`of ${numbers.length} numbers of 24 digits wrong mod 97: ${integers} as xs:integer, ${decimals} as xs:decimal`);
process.exit(integers > 50 && decimals === 0 ? 0 : 1);
JS
node run.cjs
