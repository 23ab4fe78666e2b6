/**
 * When tests give up, in milliseconds. A limit is there to end what hangs: a green test never waits for one, so each lies more than six
 * times above what the dearest of its kind takes on a quiet machine, and no test has one of its own (tests/architecture/limits.test.ts).
 */
export const limits = {
  /** A test, a hook, what is made once for a worker. The dearest take about two minutes. */
  test: 1_200_000,
  /** One wait for something that comes: an element, an answer, a mail, a server that starts. The dearest take about half a minute. */
  wait: 240_000,
};

const seconds = limits.wait / 1_000;
/** Of a server in tests: however busy the machine is, no call gives up on its database. */
export const patientLimits = { connectSeconds: seconds, statementSeconds: seconds, idleSeconds: seconds };
/** The same as settings of a process. */
export const patientDatabase = {
  DATABASE_CONNECT_SECONDS: `${seconds}`,
  DATABASE_STATEMENT_SECONDS: `${seconds}`,
  DATABASE_IDLE_SECONDS: `${seconds}`,
};
