import type { DemoProvider } from './provider.ts';

/** One step on every offer that waits for the provider. Answers with the number of steps that were taken. */
export async function playRound(provider: DemoProvider, say: (line: string) => void, only?: string): Promise<number> {
  let played = 0;
  for (const listed of await provider.queue(only)) {
    const task = await provider.task(listed);
    const [move] = task?.moves ?? [];
    if (!task || !move) continue;
    const refused = await provider.play(task.offer, move);
    const number = task.offer.orderId ?? task.offer.inquiryId ?? task.offer.id;
    say(`${number.padEnd(15)} ${refused === undefined ? move.says : `Nicht möglich: ${refused}`}`);
    if (refused === undefined) played += 1;
  }
  return played;
}
