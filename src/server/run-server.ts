import { StartProblem } from './db/start-problem.ts';
import { startServer } from './start-server.ts';

/** Starts the server, or says what keeps it from starting and ends with 1. */
export async function runServer(): Promise<void> {
  try {
    await startServer(process.env);
  } catch (error) {
    console.error(error instanceof StartProblem ? error.message : error);
    process.exit(1);
  }
}
