import { StartProblem } from './db/start-problem.ts';
import type { Env } from './env.ts';
import { isLoopback } from './policies/loopback.ts';

type Settings = Pick<
  Env,
  'mode' | 'host' | 'publicUrl' | 'smtpUrl' | 'demoPublic' | 'captureMail' | 'webhooksToLoopback'
>;

/** Throws, for people, when a server is to open that would be a danger where it stands: each reason with what to write instead. */
export function requireSafeSettings(env: Settings): void {
  const reasons = [...(env.mode === 'demo' ? dangersOfDemo(env) : dangersOfProduction(env)), ...dangersOfWebhooks(env)];
  if (reasons.length === 0) return;
  throw new StartProblem(['Der Server startet so nicht:', ...reasons.map((reason) => `  ${reason}`)].join('\n'));
}

/** A PUBLIC_URL of others means a proxy that shows them what listens on the machine itself. */
function dangersOfDemo({ host, publicUrl, demoPublic }: Settings): string[] {
  const open = isLoopback(host) ? `PUBLIC_URL=${publicUrl}` : `HOST=${host}`;
  if (demoPublic || (isLoopback(host) && isLoopback(new URL(publicUrl).hostname))) return [];
  return [
    `Die Vorführung hat bekannte Kennwörter und zeigt alle E-Mails unter /dev/mail/, ${open} macht sie für andere erreichbar. Ist das so gewollt: DEMO_PUBLIC=yes. Für den Betrieb: MODE=production.`,
  ];
}

function dangersOfProduction({ publicUrl, smtpUrl, captureMail }: Settings): string[] {
  const { protocol, hostname } = new URL(publicUrl);
  const isOpen = protocol !== 'https:' && !isLoopback(hostname);
  return [
    ...(isOpen
      ? [`PUBLIC_URL=${publicUrl} überträgt Kennwörter und Bankverbindungen unverschlüsselt. Bitte mit https angeben.`]
      : []),
    ...(smtpUrl === undefined && !captureMail
      ? ['Ohne SMTP_URL bekommt niemand eine E-Mail. Sollen sie nur in der Datenbank bleiben: MAIL_MODE=capture.']
      : []),
    ...(smtpUrl !== undefined && captureMail ? ['SMTP_URL und MAIL_MODE=capture schließen sich aus.'] : []),
  ];
}

/** Whoever may set a target could call what listens on the machine alone. */
function dangersOfWebhooks({ mode, demoPublic, webhooksToLoopback }: Settings): string[] {
  if (!webhooksToLoopback || (mode === 'demo' && !demoPublic)) return [];
  return ['WEBHOOKS_TO_LOOPBACK=yes ließe Webhooks die Maschine selbst aufrufen. Es ist für eigene Vorführungen da.'];
}
