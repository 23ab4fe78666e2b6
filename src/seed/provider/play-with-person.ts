import type { Interface } from 'node:readline/promises';
import { describeOffer, queueLine } from './describe-offer.ts';
import type { DemoProvider, Task } from './provider.ts';

type Answer = 'send' | 'skip' | 'quit';

/** Shows the queue, then each offer that waits with a proposal, until the person quits. */
export async function playWithPerson(provider: DemoProvider, terminal: Interface, only?: string): Promise<void> {
  for (;;) {
    const queue = await provider.queue(only);
    console.log(`\n${queue.map(queueLine).join('\n') || 'Es gibt noch keine Anfragen.'}\n`);
    let waiting = 0;
    for (const listed of queue) {
      let task = await provider.task(listed);
      while (task) {
        waiting += 1;
        const answer = await decide(provider, terminal, task);
        if (answer === 'quit') return;
        task = answer === 'send' ? await again(provider, listed.id, only) : undefined;
      }
    }
    const nothing = waiting === 0 ? 'Nichts wartet auf Sie. ' : '';
    if ((await ask(terminal, `${nothing}[Enter] neu laden, [q] beenden: `)) === 'q') return;
  }
}

/** The same offer once more: often the next step is the provider's as well. */
async function again(provider: DemoProvider, id: string, only?: string): Promise<Task | undefined> {
  const listed = (await provider.queue(only)).find((offer) => offer.id === id);
  return listed && provider.task(listed);
}

async function decide(provider: DemoProvider, terminal: Interface, { offer, moves }: Task): Promise<Answer> {
  console.log(`\n${describeOffer(offer)}`);
  for (let index = 0; ; ) {
    const move = moves[index % moves.length];
    if (!move) return 'skip';
    console.log(`  → ${move.says}`);
    const other = moves.length > 1 ? ', [a] anderer Vorschlag' : '';
    const answer = await ask(terminal, `    [Enter] senden${other}, [s] überspringen, [q] beenden: `);
    if (answer === 'q') return 'quit';
    if (answer === 's') return 'skip';
    if (answer === 'a') index += 1;
    if (answer !== '') continue;
    const refused = await provider.play(offer, move);
    console.log(refused === undefined ? '    Gesendet.' : `    Nicht möglich: ${refused}`);
    return 'send';
  }
}

/** Ctrl+D and Ctrl+C close the terminal, which means to quit; a question would wait for ever. */
async function ask(terminal: Interface, question: string): Promise<string> {
  const closed = new AbortController();
  const end = () => closed.abort();
  terminal.once('close', end);
  try {
    return (await terminal.question(question, { signal: closed.signal })).trim().toLowerCase();
  } catch {
    return 'q';
  } finally {
    terminal.off('close', end);
  }
}
