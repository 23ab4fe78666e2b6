import { hash } from 'node:crypto';

/** The content security policy sources of the scripts written into a page, so that no other inline script runs. */
export function inlineScriptHashes(html: string): string[] {
  const sources: string[] = [];
  for (let start = html.indexOf('<script'); start >= 0; start = html.indexOf('<script', start + 1)) {
    const codeStart = html.indexOf('>', start) + 1;
    if (notRun.test(html.slice(start, codeStart))) continue;
    sources.push(sourceOf(html.slice(codeStart, html.indexOf('</script>', codeStart))));
  }
  return sources;
}

/** A file, or data for search engines: the policy has no say in these. */
const notRun = / src=| type="application\/ld\+json"/;

/** Adds sources to the script directive of a policy. */
export function allowScripts(policy: string, sources: readonly string[]): string {
  return policy.replace(/(^|;)\s*script-src [^;]*/, (directive) => `${directive} ${sources.join(' ')}`);
}

/** Most scripts are the same on every page. */
const known = new Map<string, string>();

function sourceOf(code: string): string {
  const found = known.get(code);
  if (found !== undefined) return found;
  const source = `'sha256-${hash('sha256', code, 'base64')}'`;
  if (known.size >= 50) known.clear();
  known.set(code, source);
  return source;
}
