import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';
import { requireSafeSettings } from './require-safe-settings.ts';

const starting = (variables: Record<string, string>) => () => requireSafeSettings(readEnv(variables));
const production = {
  MODE: 'production',
  PUBLIC_URL: 'https://ankauf.example.org',
  SMTP_URL: 'smtp://mail.example.org',
};

describe('a server', () => {
  it.each([
    ['as it comes', {}],
    ['of the demo on the machine itself', { HOST: '::1' }],
    ['of the demo that shall be public', { HOST: '0.0.0.0', DEMO_PUBLIC: 'yes' }],
    ['of the demo that a proxy shall show to others', { PUBLIC_URL: 'https://ankauf.example.org', DEMO_PUBLIC: 'yes' }],
    ['of the demo whose webhooks may call it', { WEBHOOKS_TO_LOOPBACK: 'yes' }],
    ['of production', { ...production, HOST: '0.0.0.0' }],
    ['of production on the machine itself', { ...production, PUBLIC_URL: 'http://127.0.0.1:3000' }],
    ['of production that shall keep its mails', { ...production, SMTP_URL: '', MAIL_MODE: 'capture' }],
  ])('starts %s', (_, variables) => {
    expect(starting(variables)).not.toThrow();
  });

  it.each([
    ['the demo open to others', { HOST: '0.0.0.0' }, 'DEMO_PUBLIC=yes'],
    ['the demo at an address of the network', { HOST: '192.168.1.7' }, 'MODE=production'],
    ['the demo behind a proxy on the same machine', { PUBLIC_URL: 'https://ankauf.example.org' }, 'MODE=production'],
    ['production without encryption', { ...production, PUBLIC_URL: 'http://ankauf.example.org' }, 'mit https'],
    ['production without mail', { ...production, SMTP_URL: '' }, 'MAIL_MODE=capture'],
    ['production that may be called by its own webhooks', { ...production, WEBHOOKS_TO_LOOPBACK: 'yes' }, 'Webhooks'],
    ['a public demo that may', { HOST: '0.0.0.0', DEMO_PUBLIC: 'yes', WEBHOOKS_TO_LOOPBACK: 'yes' }, 'Webhooks'],
    ['production told to send and to keep its mails', { ...production, MAIL_MODE: 'capture' }, 'schließen sich aus'],
  ])('does not start as %s, and says what to write', (_, variables, said) => {
    expect(starting(variables)).toThrow(said);
  });
});
