import { moves } from './moves.ts';
import { trySetUps } from './set-ups.ts';

/** `npm run databases`: what operators have of PostgreSQL, tried with the built program. */
const given = process.argv.slice(2);
const former = given.find((word) => word.startsWith('former='))?.slice(7) ?? '884e93b1';
const only = given.find((word) => word.startsWith('only='))?.slice(5) ?? '';
const parts: Record<string, () => Promise<boolean>> = { moves: () => moves(former), 'set-ups': () => trySetUps(only) };
const asked = given.filter((word) => !word.includes('='));
for (const [name, isSound] of Object.entries(parts))
  if ((asked.length === 0 || asked.includes(name)) && !(await isSound())) process.exitCode = 1;
