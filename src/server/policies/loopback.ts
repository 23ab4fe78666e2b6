const loopback = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/;

/** Whether a host is the machine itself: what listens there or is called there meets nobody else. */
export function isLoopback(host: string): boolean {
  return loopback.test(host);
}
