import { describe, expect, it } from 'vitest';
import { allowScripts, inlineScriptHashes } from './inline-script-hashes.ts';

describe('the content security policy of a page', () => {
  it('names the inline scripts of the page, no file and no data', () => {
    const html =
      '<script>alert(1)</script><script type="module" src="/a.js" async=""></script><script type="application/ld+json">{}</script><p>x</p>';
    // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
    expect(inlineScriptHashes(html)).toEqual(["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"]);
  });

  it('takes them into its script directive only', () => {
    const policy = "default-src 'self';script-src 'self';script-src-attr 'none'";
    expect(allowScripts(policy, ["'sha256-x'"])).toBe(
      "default-src 'self';script-src 'self' 'sha256-x';script-src-attr 'none'",
    );
  });
});
