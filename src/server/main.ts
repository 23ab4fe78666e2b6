import { StartProblem } from './db/start-problem.ts';
import { startServer } from './start-server.ts';

try {
  await startServer(process.env);
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : error);
  process.exit(1);
}
