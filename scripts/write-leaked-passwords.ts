import { writeFileSync } from 'node:fs';
import { leakedPasswordsFilter, leakedPasswordsPath } from './leaked-passwords.ts';

const filter = leakedPasswordsFilter();
writeFileSync(leakedPasswordsPath, filter);
console.log(`${leakedPasswordsPath}: ${filter.length} Byte.`);
