/** Who may sign in on a demonstration; the words are printed at its start and work nowhere else. */
const password = 'Server-gegen-Geld-26';

export const demoLogins = {
  privat: { email: 'privat@example.org', password },
  business: { email: 'firma@example.org', password },
  staff: { email: 'anbieter@example.org', password },
} as const;

/** With this the demo provider calls; made with the demo data, and known to everybody as the log-ins are. */
export const demoToken = 'akw_vorfuehrung-des-ankaeufers-kein-geheimnis-0';

/** The log-ins as they are printed at the start. */
export function printedLogins(): string {
  const rows = [
    ['Kunde, privat', demoLogins.privat.email],
    ['Kunde, gewerblich', demoLogins.business.email],
    ['Ankäufer, /desk/', demoLogins.staff.email],
  ] as const;
  const lines = rows.map(([name, email]) => `    ${name.padEnd(22)}${email.padEnd(22)}${password}`);
  const token = `    ${'Ankäufer, Token'.padEnd(22)}${demoToken}`;
  return ['  Demo-Zugänge', ...lines, token].join('\n');
}
