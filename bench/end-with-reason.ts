/** A line to PostgreSQL that closes under a measurement, or a call that is refused, ends it: in a sentence, and not as a fault of the bench. */
export function endWithReason(): void {
  process.on('uncaughtException', (error) => {
    console.error(`The measurement ends: ${error.message}`);
    process.exit(1);
  });
}
