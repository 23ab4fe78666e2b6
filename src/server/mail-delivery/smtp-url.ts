import { readFileSync } from 'node:fs';
import { StartProblem } from '#server/db/start-problem.ts';

const ownHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

export type SmtpOptions = ReturnType<typeof smtpOptions>;

/**
 * SMTP_URL as nodemailer is given it. Beside nodemailer's own options behind the question mark it may name a file with the certificates
 * that are trusted (`caFile`). Throws a StartProblem where that cannot be read.
 */
export function smtpOptions(smtpUrl: string) {
  const url = new URL(smtpUrl);
  const { hostname, username, protocol, searchParams } = url;
  const isOwnHost = ownHosts.has(hostname);
  const caFile = searchParams.get('caFile');
  searchParams.delete('caFile');
  return {
    url: url.href,
    // A password never travels in the clear to another machine.
    requireTLS: username !== '' && !isOwnHost,
    tls: {
      ...(caFile !== null && { ca: certificatesIn(caFile) }),
      // A mail server beside us offers STARTTLS with a certificate of its own making, and nobody is between it and us.
      ...(isOwnHost && protocol === 'smtp:' && caFile === null && { rejectUnauthorized: false }),
    },
  };
}

function certificatesIn(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new StartProblem(`SMTP_URL: Die Datei ${file} (caFile) lässt sich nicht lesen.`);
  }
}
