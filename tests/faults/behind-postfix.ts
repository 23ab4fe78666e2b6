import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { undeliveredMailSchema } from '#contract/desk/undelivered-mail.ts';
import { demoLogins } from '#seed/demo-logins.ts';
import { smtpFailure } from '#server/mail-delivery/smtp-failure.ts';
import { smtpMailer } from '#server/mail-delivery/smtp-mailer.ts';
import { smtpOptions } from '#server/mail-delivery/smtp-url.ts';
import { caller, keepAlive } from '#tests/support/caller.ts';
import { freePort } from '#tests/support/free-port.ts';
import { limits } from '#tests/support/limits.ts';
import { startServer } from '#tests/support/server-process.ts';
import { startCountingLoad } from './counting-load.ts';

/** How long the load goes on before, during and after the outage, in milliseconds. */
const between = 4_000;
/** What the certificate is made out to. */
const itsName = 'post.example.org';

interface Delivered {
  odd: readonly string[];
  /** Mails about a sale that was acknowledged. */
  mails: number;
  mailsMissing: number;
  /** Postfix stopped between taking them and saying so: they come once more, under the same Message-ID. */
  sentAgain: number;
  /** Mails about a sale that came before an earlier one about it. */
  mailsOutOfOrder: number;
}

/** Debian's Postfix as it comes, with a certificate of its own making: what each way to write SMTP_URL does, and the order of mails after an outage. */
export async function behindPostfix(): Promise<Delivered> {
  const post = await openPostfix();
  post.run('start');
  try {
    const odd = await tryWays(post);
    const { told, sales } = await sellThroughOutage(post);
    if (told !== 'unreachable') odd.push(`told at the desk: ${told}`);
    const ids = post.messageIds().filter((id) => sales.some((sale) => id.startsWith(sale)));
    const [saleOf, versionOf] = [(id: string) => id.split('.')[0], (id: string) => Number(id.split('.')[1])];
    return {
      odd,
      mails: ids.length,
      mailsMissing: sales.length * mailsOfSale - new Set(ids).size,
      sentAgain: ids.length - new Set(ids).size,
      mailsOutOfOrder: ids.filter((id, at) =>
        ids.slice(0, at).some((before) => saleOf(before) === saleOf(id) && versionOf(before) > versionOf(id)),
      ).length,
    };
  } finally {
    post.run('stop');
    rmSync(post.folder, { recursive: true });
  }
}

/** That an inquiry is received and that a bid is placed. */
const mailsOfSale = 2;

/** As what each address ends, one mail each; 127.0.0.2 stands for another machine. */
async function tryWays({ port, certificate }: Postfix): Promise<string[]> {
  const ways = {
    [`smtp://localhost:${port}`]: 'sent',
    [`smtp://127.0.0.2:${port}`]: 'certificate',
    [`smtp://127.0.0.2:${port}?ignoreTLS=true`]: 'sent',
    [`smtp://127.0.0.2:${port}?tls.rejectUnauthorized=false`]: 'sent',
    [`smtp://127.0.0.2:${port}?requireTLS=true&caFile=${certificate}&tls.servername=${itsName}`]: 'sent',
    [`smtp://127.0.0.2:${port}?caFile=${certificate}`]: 'certificateName',
    [`smtps://127.0.0.2:${port}`]: 'encryption',
  };
  const odd: string[] = [];
  for (const [url, expected] of Object.entries(ways)) {
    const mailer = smtpMailer(smtpOptions(url), 'https://ankauf.example.org');
    const mail = { messageId: `way-${Object.keys(ways).indexOf(url)}`, to: 'jörg@example.org', subject: 'Grüße' };
    const outcome = await mailer
      .send({ ...mail, text: 'Guten Tag', html: '<p>Guten Tag</p>' })
      .then(() => 'sent')
      .catch((error: unknown) => smtpFailure(error).reply);
    if (outcome !== expected) odd.push(`${url}: ${outcome} instead of ${expected}`);
    await mailer.close();
  }
  return odd;
}

/** Inquiries and bids while Postfix is there, away and there again; answers what the desk said meanwhile, and the sales. */
async function sellThroughOutage({ port, run, messageIds }: Postfix) {
  const server = await startServer({ SMTP_URL: `smtp://localhost:${port}`, RATE_LIMITS: 'off' });
  try {
    const desk = caller(server.url, keepAlive(1));
    await desk.get('/auth/api/currentUser');
    await desk.post('/desk/api/login', demoLogins.staff);
    const load = await startCountingLoad({
      urls: [server.url],
      lines: 1,
      seller: (n) => `verkauf-${n}@example.org`,
    });
    await pause(between);
    run('stop');
    await pause(between);
    const [waiting] = z
      .array(undeliveredMailSchema)
      .parse(JSON.parse((await desk.get('/desk/api/mails?state=deferred')).text));
    run('start');
    await pause(between);
    const { bids } = await load.stop();
    const arrived = () => messageIds().filter((id) => bids.some((sale) => id.startsWith(sale))).length;
    for (const until = Date.now() + limits.wait; arrived() < bids.length * mailsOfSale && Date.now() < until; )
      await pause(500);
    return { told: waiting?.reason, sales: bids };
  } finally {
    await server.stop();
  }
}

type Postfix = Awaited<ReturnType<typeof openPostfix>>;

/** Debian's own settings, in a folder and on a port of its own; what is accepted goes no further. */
async function openPostfix() {
  const folder = mkdtempSync(join(tmpdir(), 'ankaufwerk-postfix-'));
  const below = (name: string) => join(folder, name);
  const [settings, queue, data] = [below('settings'), below('queue'), below('data')];
  const [certificate, key, log] = [below('certificate.pem'), below('key.pem'), below('mail.log')];
  const port = await freePort();
  chmodSync(folder, 0o755);
  for (const made of [settings, queue, data]) mkdirSync(made);
  execFileSync('chown', ['postfix', data]);
  const named = ['-subj', `/CN=${itsName}`, '-addext', `subjectAltName=DNS:${itsName}`, '-days', '3650'];
  const into = ['-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', '-nodes', '-newkey', 'rsa:2048', ...named, ...into], { stdio: 'ignore' });
  const ofDebian = (name: string) => readFileSync(join('/usr/share/postfix', name), 'utf8');
  writeFileSync(
    join(settings, 'main.cf'),
    `${ofDebian('main.cf.debian')}${ofDebian('main.cf.tls')}
smtpd_tls_cert_file = ${certificate}
smtpd_tls_key_file = ${key}
myhostname = ${itsName}
mydestination = $myhostname, localhost
mynetworks = 127.0.0.0/8
default_transport = discard:
local_transport = discard:
queue_directory = ${queue}
data_directory = ${data}
maillog_file_prefixes = ${folder}
maillog_file = ${log}
`,
  );
  writeFileSync(
    join(settings, 'master.cf'),
    ofDebian('master.cf.dist')
      .replace(/^smtp .*inet/m, `${port} inet`)
      // Nothing is prepared for a root folder of their own.
      .replace(/^((?:\S+\s+){4})y/gm, '$1n'),
  );
  return {
    folder,
    port,
    certificate,
    run: (what: 'start' | 'stop') => void execFileSync('postfix', ['-c', settings, what], { stdio: 'ignore' }),
    /** Of all that it accepted, in its order. */
    messageIds: () =>
      [...readFileSync(log, 'utf8').matchAll(/cleanup.*message-id=<([^@>]+)@/g)].map(([, id]) => id ?? ''),
  };
}
