import { createHash } from 'node:crypto';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The content security policy sources of the scripts written into a page, so that no other inline script runs. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(inlineScript)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}

/** Adds sources to the script directive of a policy. */
export function allowScripts(policy: string, sources: readonly string[]): string {
  return policy.replace(/(^|;)\s*script-src [^;]*/, (directive) => `${directive} ${sources.join(' ')}`);
}
