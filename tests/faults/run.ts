import { behindBalancer } from './behind-balancer.ts';
import { behindPostfix } from './behind-postfix.ts';
import { behindStore } from './behind-store.ts';
import { killsOfEmbedded, killsOnPostgres } from './kills.ts';
import { outsideAway } from './outside-away.ts';
import { freezesOfPostgres, restartsOfPostgres } from './postgres-away.ts';

/** `npm run faults`: the plugs are pulled for about ten minutes, and everything that was acknowledged is counted again. */
const asked = process.argv.slice(2).filter((word) => !word.includes('='));
const kills = Number(process.argv.find((word) => word.startsWith('kills='))?.slice(6) ?? 300);
const parts: Record<string, () => Promise<{ odd: readonly string[] }>> = {
  'kills-embedded': () => killsOfEmbedded(kills),
  'kills-postgres': () => killsOnPostgres(120),
  restarts: () => restartsOfPostgres(90),
  freezes: () => freezesOfPostgres(60),
  outside: () => outsideAway(60),
  haproxy: () => behindBalancer('haproxy'),
  nginx: () => behindBalancer('nginx'),
  postfix: behindPostfix,
  swift: () => behindStore('swift'),
  s3rver: () => behindStore('s3rver'),
};
/** They want Debian's packages of that name, or one of npm: only where they are asked for. */
const wanted = ['haproxy', 'nginx', 'postfix', 'swift', 's3rver'];
/** Counts that have to be nothing. */
const faults = [
  'lost',
  'doubled',
  'differ',
  'unheard',
  'orphans',
  'processesThatDied',
  'mailsMissing',
  'mailsDoubled',
  'mailsOutOfOrder',
  'uploadsLost',
  'troubledByTerm',
];

for (const [name, pull] of Object.entries(parts)) {
  if (asked.length > 0 ? !asked.includes(name) : wanted.includes(name)) continue;
  const began = Date.now();
  const { odd, ...counts } = await pull();
  console.log(`${name} (${Math.round((Date.now() - began) / 1_000)} s)`);
  for (const [what, count] of Object.entries(counts)) console.log(`  ${what.padEnd(18)}${count}`);
  for (const answer of odd) console.log(`  odd answer: ${answer}`);
  const isSound =
    odd.length === 0 && Object.entries(counts).every(([what, count]) => !faults.includes(what) || count === 0);
  if (!isSound) process.exitCode = 1;
}
