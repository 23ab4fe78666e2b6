import { describe, expect, it } from 'vitest';
import { openSealed, sealText } from './sealed-text.ts';

describe('a sealed text', () => {
  it('opens with the secret that sealed it, also when that is no longer the newest', () => {
    const sealed = sealText('JBSWY3DP', ['first'], 'staff 1');
    expect(openSealed(sealed, ['first'], 'staff 1')).toEqual({ text: 'JBSWY3DP', isOutdated: false });
    expect(openSealed(sealed, ['second', 'first'], 'staff 1')).toEqual({ text: 'JBSWY3DP', isOutdated: true });
  });

  it('stays shut without the secret, for another person, and once a byte of it was changed', () => {
    const sealed = sealText('JBSWY3DP', ['first'], 'staff 1');
    expect(openSealed(sealed, ['second'], 'staff 1')).toBeUndefined();
    expect(openSealed(sealed, ['first'], 'staff 2')).toBeUndefined();
    const bytes = Buffer.from(sealed, 'base64url');
    for (const at of bytes.keys()) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8((bytes.readUInt8(at) + 1) % 256, at);
      expect(openSealed(changed.toString('base64url'), ['first'], 'staff 1')).toBeUndefined();
    }
    for (const nothing of ['', 'x', sealed.slice(0, 20)])
      expect(openSealed(nothing, ['first'], 'staff 1')).toBeUndefined();
  });

  it('does not show the text, and is another each time', () => {
    const sealed = () => sealText('JBSWY3DP', ['first'], 'staff 1');
    expect(Buffer.from(sealed(), 'base64url').toString('latin1')).not.toContain('JBSWY3DP');
    expect(sealed()).not.toBe(sealed());
  });
});
