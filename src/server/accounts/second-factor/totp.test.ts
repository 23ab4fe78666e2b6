import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { stepOfCode, totpAddress, totpSecret } from './totp.ts';

/** RFC 6238, appendix B: the secret of the vectors for SHA-1. */
const secret = totpSecret(Buffer.from('12345678901234567890'));

/** Seconds, and the code of eight digits: the last six are the code of six (RFC 4226, section 5.3). */
const vectors = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
] as const;

describe('a code of an app', () => {
  it.each(vectors)('is that of RFC 6238 at %i seconds', (seconds, code) => {
    expect(new TOTP({ secret, digits: 8 }).generate({ timestamp: seconds * 1_000 })).toBe(code);
    expect(stepOfCode(secret, code.slice(2), new Date(seconds * 1_000))).toBe(Math.floor(seconds / 30));
  });

  it('counts one step early and one late, and not a moment longer', () => {
    const at = (seconds: number) => stepOfCode(secret, '005924', new Date(seconds * 1_000));
    // Of the step from 1,234,567,890 to 919.
    expect([at(1_234_567_860), at(1_234_567_949)]).toEqual([41_152_263, 41_152_263]);
    expect([at(1_234_567_859), at(1_234_567_950)]).toEqual([undefined, undefined]);
  });

  it('is not guessed by something of another form', () => {
    const now = new Date(1_234_567_890_000);
    for (const wrong of ['', '5924', '0059240', '005925', '00592x'])
      expect(stepOfCode(secret, wrong, now)).toBeUndefined();
  });

  it('comes from what the picture says', () => {
    expect(totpAddress(secret, { issuer: 'Ankaufwerk', label: 'chef@example.org' })).toBe(
      'otpauth://totp/Ankaufwerk:chef%40example.org?issuer=Ankaufwerk&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
    );
  });
});
