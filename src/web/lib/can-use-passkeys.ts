/** Whether this browser can make and use passkeys here: they belong to a host name, never to an address of numbers. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(window.location.hostname);
}
