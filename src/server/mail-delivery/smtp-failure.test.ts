import { describe, expect, it } from 'vitest';
import { smtpFailure } from './smtp-failure.ts';

const said = (command: string, response: string) =>
  Object.assign(new Error(response), { command, response, responseCode: Number(response.slice(0, 3)) });

describe('a mail that was not accepted', () => {
  it.each([
    [said('RCPT TO', '550 5.1.1 <kim@example.org> unknown'), '550 5.1.1'],
    [said('MAIL FROM', '553 5.7.1 sender refused'), '553 5.7.1'],
    [said('DATA', '554-5.7.1 looks like spam'), '554 5.7.1'],
    [said('RCPT TO', '550 no'), '550'],
  ])('is refused for good when %s, and the address is not repeated', (error, reply) => {
    expect(smtpFailure(error)).toEqual({ isFinal: true, reply });
  });

  it.each([
    [said('RCPT TO', '451 4.7.1 greylisted'), '451 4.7.1'],
    [said('RCPT TO', '452 4.2.2 mailbox full'), '452 4.2.2'],
    [said('DATA', '503 bad sequence'), '503'],
    [said('AUTH PLAIN', '535 5.7.8 wrong password'), '535 5.7.8 logIn'],
    [said('MAIL FROM', '530 5.7.0 Authentication required'), '530 5.7.0 logIn'],
    [said('MAIL FROM', '530 5.7.0 Must issue a STARTTLS command first'), '530 5.7.0 encryption'],
    [Object.assign(said('STARTTLS', '454 4.7.0 TLS not available'), { code: 'ETLS' }), '454 4.7.0 encryption'],
    [
      Object.assign(new Error('0A00010B:SSL routines:tls_validate_record_header:wrong version number'), {
        code: 'ESOCKET',
        command: 'CONN',
      }),
      'encryption',
    ],
    [
      Object.assign(new Error("Hostname/IP does not match certificate's altnames"), { code: 'ESOCKET' }),
      'certificateName',
    ],
    [said('CONN', '554 no service'), '554'],
    [Object.assign(new Error('connect'), { code: 'ECONNREFUSED', command: 'CONN' }), 'unreachable'],
    [Object.assign(new Error('getaddrinfo'), { code: 'EDNS', command: 'CONN' }), 'name'],
    [Object.assign(new Error('timeout'), { code: 'ETIMEDOUT', command: 'CONN' }), 'silent'],
    [Object.assign(new Error('no log-in'), { code: 'EAUTH', command: 'API' }), 'logIn'],
    [Object.assign(new Error('self-signed certificate'), { code: 'ESOCKET', command: 'CONN' }), 'certificate'],
    [Object.assign(new Error('TLS'), { code: 'ETLS', cause: { code: 'CERT_HAS_EXPIRED' } }), 'certificate'],
    [Object.assign(new Error('STARTTLS not offered'), { code: 'ETLS', command: 'STARTTLS' }), 'encryption'],
    ['no error at all', undefined],
  ])('is tried again when %s', (error, reply) => {
    expect(smtpFailure(error)).toEqual({ isFinal: false, reply });
  });
});
