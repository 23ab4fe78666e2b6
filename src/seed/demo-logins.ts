/** Who may sign in on a demonstration; the words are printed at its start and work nowhere else. */
const password = 'Server-gegen-Geld-26';

export const demoLogins = {
  privat: { email: 'privat@example.org', password },
  business: { email: 'firma@example.org', password },
  staff: { email: 'anbieter@example.org', password },
} as const;

/** The log-ins as they are printed at the start. */
export function printedLogins(): string {
  const rows = [
    ['Kunde, privat', demoLogins.privat.email],
    ['Kunde, gewerblich', demoLogins.business.email],
    ['Ankäufer, /desk/', demoLogins.staff.email],
  ] as const;
  const lines = rows.map(([name, email]) => `    ${name.padEnd(22)}${email.padEnd(22)}${password}`);
  return ['  Demo-Zugänge', ...lines].join('\n');
}
