import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

describe('the settings', () => {
  it('serve a newcomer without a single variable', () => {
    expect(readEnv({})).toMatchObject({
      mode: 'demo',
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      dataDir: './data',
      databaseUrl: undefined,
      uploadUrl: '/selfservice/api/uploads',
      rateLimits: true,
    });
  });

  it('are not taken from what a login shell says of the person', () => {
    const login = {
      MAIL: '/var/mail/kim',
      USER: 'kim',
      LOGNAME: 'kim',
      SHELL: '/bin/bash',
      HOME: '/home/kim',
      LANG: 'C.UTF-8',
    };
    expect(
      readEnv({ ...login, TERM: 'xterm', PWD: '/home/kim', SHLVL: '1', HOSTNAME: 'box', MAILCHECK: '60' }),
    ).toEqual(readEnv({}));
  });

  it('are those of production as soon as a database server is named, unless said otherwise', () => {
    const DATABASE_URL = 'postgres://shop@db/shop';
    expect(readEnv({ DATABASE_URL }).mode).toBe('production');
    expect(readEnv({ DATABASE_URL, MODE: 'demo' }).mode).toBe('demo');
    expect(readEnv({ DATABASE_URL: '' }).mode).toBe('demo');
  });

  it('name the port in the public address', () => {
    expect(readEnv({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
    expect(readEnv({ PUBLIC_URL: 'https://ankauf.example.org/' }).publicUrl).toBe('https://ankauf.example.org');
  });

  it.each([
    { PORT: 'x' },
    { DATABASE_URL: 'mysql://db' },
    { MODE: 'test' },
    { PUBLIC_URL: 'localhost' },
    { STORAGE_URL: 'file://ablage/dateien' },
    { UPLOAD_URL: 'uploads' },
    { TRUST_PROXY: '0' },
    { TRUST_PROXY: '99' },
    { TRUST_PROXY: '10.0.0.0/33' },
    { TRUST_PROXY: '10.0.0.0/8, proxy.example.org' },
  ])('are refused when they make no sense: %o', (variables) => {
    expect(() => readEnv(variables)).toThrow('Ungültige Einstellungen');
  });

  it.each(['DATABASE_URL', 'DATABASE_DIRECT_URL', 'SMTP_URL', 'STORAGE_URL'])(
    'say how a password is written in %s, and never the password',
    (name) => {
      const protocol = name
        .replace('_URL', '')
        .toLowerCase()
        .replace(/^database.*/, 'postgres')
        .replace('storage', 's3');
      for (const password of ['geheim#26', 'geheim/26', 'geheim%26%zz']) {
        const read = () => readEnv({ [name]: `${protocol}://laden:${password}@server/laden` });
        expect(read).toThrow(/Keine Adresse wie .* gehört als %XX hinein, # etwa als %23/);
        expect(read).not.toThrow(password);
      }
    },
  );

  it('say whom to trust, and what to write in place of the former on', () => {
    expect(readEnv({}).trustProxy).toBe(false);
    expect(readEnv({ TRUST_PROXY: 'off' }).trustProxy).toBe(false);
    expect(readEnv({ TRUST_PROXY: '10.0.0.0/8,fd00::/8 , 192.0.2.1' }).trustProxy).toEqual([
      '10.0.0.0/8',
      'fd00::/8',
      '192.0.2.1',
    ]);
    expect(() => readEnv({ TRUST_PROXY: 'on' })).toThrow('Statt des früheren „on“ heißt es „1“');
  });
});
