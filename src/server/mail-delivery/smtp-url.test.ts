import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { smtpOptions } from './smtp-url.ts';

it('another machine needs a certificate that is trusted, and a password goes there by TLS alone', () => {
  expect(smtpOptions('smtp://post.example.org')).toMatchObject({ requireTLS: false, tls: {} });
  expect(smtpOptions('smtp://shop:geheim@post.example.org').requireTLS).toBe(true);
  expect(smtpOptions('smtps://localhost').tls).toEqual({});
  expect(smtpOptions('smtp://localhost').tls).toEqual({ rejectUnauthorized: false });
});

it('a file may hold the certificates that are trusted; without it nothing starts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ca-'));
  const file = join(folder, 'ca.pem');
  writeFileSync(file, 'einer, dem wir trauen');
  const { url, tls } = smtpOptions(`smtp://post.example.org/?caFile=${file}&tls.servername=mail`);
  expect([url, tls]).toEqual(['smtp://post.example.org/?tls.servername=mail', { ca: 'einer, dem wir trauen' }]);
  rmSync(folder, { recursive: true });
  expect(() => smtpOptions(`smtp://post.example.org?caFile=${file}`)).toThrow(
    /ca\.pem \(caFile\) lässt sich nicht lesen/,
  );
});
