/** Addresses below these belong to calls and files: what is missing there is a problem document, not a page. */
const notPages = /^\/(auth|accounts|selfservice|cms|assets|api|dev|desk|health|healthz)(\/|$)/;

/** Pages end with a slash or get one; what looks like a file and was not found is none. */
const fileName = /\.[a-z\d]{2,5}$/i;

/** Longer than any address of ours, free text of 500 characters and its encoding included. */
export const longestAddress = 6_000;

/** Control characters, a backslash, a segment that leads upwards or nowhere: browsers send none of them. */
const unacceptable = /[\p{Cc}\\]|\/\.{1,2}(\/|$)|.\/\//u;

/** Where every address that no route can read is shown: the not-found page. */
export const unknownPage = '/unbekannte-adresse/';

/** The same for calls and files, which answer with a problem. */
export const unknownCall = '/api/unbekannte-adresse';

/** The path of a request; two slashes at its start would name another host when the address is redirected to. */
export function requestPathOf(url: string): string {
  return url.replace(/[?#].*$/s, '').replace(/^[/\\]+/, '/');
}

/** The query of a request with its question mark, or nothing. */
export function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}

/** Tells whether a page, found or not, belongs at a path. */
export function isPagePath(path: string): boolean {
  return !notPages.test(path) && !fileName.test(path);
}

/** The path below the prefix that every page exists under too. */
export function withoutPrefix(path: string): string {
  return path.startsWith('/de/') ? path.slice('/de'.length) : path;
}

/**
 * Replaces an address that nothing can read, before the server looks at it, so that it is answered like any other that
 * names nothing, with every header: over-long, not decodable, with control characters or a way upwards. People get the not-found
 * page; calls and files a problem, and what of theirs can be decoded is left to their own refusals.
 */
export function readableUrl(url: string, { accept }: { readonly accept?: string | undefined } = {}): string {
  const path = requestPathOf(url);
  const decoded = path.length > longestAddress ? undefined : decodedOf(path);
  if (!notPages.test(path)) return decoded === undefined || unacceptable.test(decoded) ? unknownPage : url;
  if (decoded !== undefined) return url;
  return accept?.includes('text/html') ? unknownPage : unknownCall;
}

function decodedOf(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
