import { beginServer } from './begin-server.ts';
import { tellFailure, tellUncaught } from './tell-failure.ts';

/** Starts the server until the system ends it, or says what keeps it from starting and ends with 1. */
export async function runServer(): Promise<void> {
  tellUncaught();
  try {
    const begun = beginServer(process.env);
    await begun.isUnderWay;
    const { startServer } = await import('./start-server.ts');
    endInOrder(await startServer(begun), endsWithin + begun.env.leaveSeconds * 1_000);
  } catch (error) {
    tellFailure(error);
    process.exit();
  }
}

/** Whoever started it kills it after some time, so it goes by itself before, in milliseconds after it has said that it goes. */
const endsWithin = 20_000;

/** A second signal does not start over. */
function endInOrder(close: () => Promise<void>, within: number): void {
  let isEnding = false;
  const end = async () => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), within).unref();
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end);
}
