/** Who may sign in on a demonstration; the words are printed at its start and work nowhere else. */
const password = 'Server-gegen-Geld-26';

export const demoLogins = {
  privat: { email: 'privat@example.org', password, label: 'Kundin, privat' },
  business: { email: 'firma@example.org', password, label: 'Kunde, gewerblich' },
  staff: { email: 'anbieter@example.org', password, label: 'Anbieter' },
} as const;

/** The log-ins as they are printed at the start. */
export function printedLogins(): string {
  const lines = Object.values(demoLogins).map(
    ({ label, email }) => `  ${label.padEnd(20)}${email.padEnd(24)}${password}`,
  );
  return ['Demo-Zugänge', ...lines].join('\n');
}
