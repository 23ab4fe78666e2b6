import { spawnSync } from 'node:child_process';
import { createTransport } from 'nodemailer';
import { runnerImport } from 'vite';
import { shopConfig } from '#contract/settings/shop-in-force.ts';

/**
 * `npm run mails:score`: every sample of a mail as SMTP would carry it, judged by the local tests of SpamAssassin (Debian: spamassassin).
 * Says how many points each has of the five from which on a mail is spam, and ends with 1 where one has more than half a point.
 */
const most = 0.5;

// What is written in JSX is read by Vite.
const { sampleMails } = (await runnerImport<typeof import('./sample-mails.ts')>('./scripts/sample-mails.ts')).module;

async function mailbox(): Promise<string> {
  const transport = createTransport(
    { streamTransport: true, buffer: true, newline: 'unix' },
    { from: shopConfig.mail.from },
  );
  const mails = sampleMails.map(async ({ name, ...mail }) => {
    const { message } = await transport.sendMail({
      messageId: `<${name}@ankauf.example.org>`,
      to: { name: '', address: 'kim.muster@example.org' },
      headers: {
        'Auto-Submitted': 'auto-generated',
        Received: `from mail.example.org by mx.example.org; ${new Date().toUTCString()}`,
      },
      ...mail,
    });
    // As the format of a mailbox has it.
    return `From ankauf@example.org Sun Nov 29 12:00:00 2026\n${String(message).replace(/^From /gm, '>From ')}\n`;
  });
  return (await Promise.all(mails)).join('\n');
}

const { stdout, error } = spawnSync('spamassassin', ['-L', '--mbox'], {
  input: await mailbox(),
  encoding: 'utf8',
  maxBuffer: 500_000_000,
});
if (error) throw new Error('spamassassin is not here. On Debian: apt-get install spamassassin', { cause: error });
const plain = stdout.replace(/\n[ \t]+/g, ' ');
const scores = [...plain.matchAll(/^X-Spam-Status: \w+, score=(-?[\d.]+) .*?tests=(\S+)/gm)].map(
  ([, score, tests]) => ({
    score: Number(score),
    tests,
  }),
);
const names = [...plain.matchAll(/^Message-ID: <(.+)@ankauf\.example\.org>/gm)].map(([, name]) => name);
const bad = scores.flatMap(({ score, tests }, at) => (score > most ? `${names[at]}: ${score} (${tests})` : []));
const highest = Math.max(...scores.map(({ score }) => score));
console.log(`${scores.length} of ${sampleMails.length} mails judged, at most ${highest} points`);
for (const line of bad) console.log(line);
if (bad.length > 0 || scores.length < sampleMails.length) process.exitCode = 1;
