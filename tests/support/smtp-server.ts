import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A real SMTP server in this process, and all that it was handed. */
export interface SmtpInbox {
  readonly url: string;
  readonly port: number;
  /** Messages as they came over the line, accepted or not. */
  readonly messages: string[];
  /** Closes all lines without a word. */
  dropConnections(): void;
  close(): Promise<void>;
}

/** What the server answers to an attempt: nothing to accept it, or an SMTP reply code; a promise lets the other side wait. */
type Judge<Verdict = never> = (attempt: number, to: string) => Answer<Verdict> | Promise<Answer<Verdict>>;
type Answer<Verdict> = number | undefined | Verdict;

export interface SmtpBehaviour extends SMTPServerOptions {
  /** Answer to the recipient of the nth attempt. */
  recipient?: Judge;
  /** Answer to the content of the nth attempt; 'hangUp' closes the line instead of answering. */
  content?: Judge<'hangUp'>;
}

/** Starts it on a free port of this machine; without TLS and log-in unless the options say so. */
export async function openSmtpInbox({ recipient, content, ...options }: SmtpBehaviour = {}): Promise<SmtpInbox> {
  const messages: string[] = [];
  let asked = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    ...options,
    async onRcptTo({ address }, _session, done) {
      asked += 1;
      done(refusal(await recipient?.(asked, address)));
    },
    async onData(stream, session, done) {
      const message = await stream.toArray().catch(() => undefined);
      // The line broke in the middle: nobody waits for an answer, and it was not handed over.
      if (message === undefined) return;
      // Long lines of the head are folded; here each stands in one piece.
      messages.push(message.join('').replace(/\r\n[ \t]+/g, ' '));
      const verdict = await content?.(messages.length, session.envelope.rcptTo[0]?.address ?? '');
      if (verdict === 'hangUp') return hangUp(session.id);
      done(refusal(verdict));
    },
  });
  // Clients that break off are part of the tests.
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;

  function hangUp(id?: string): void {
    for (const connection of server.connections) {
      if (id === undefined || Reflect.get(connection, 'session')?.id === id)
        Reflect.get(connection, '_socket')?.destroy();
    }
  }

  return {
    url: `${options.secure === true ? 'smtps' : 'smtp'}://127.0.0.1:${port}`,
    port,
    messages,
    dropConnections: () => hangUp(),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function refusal(code: number | undefined): Error | null {
  return code === undefined ? null : Object.assign(new Error('not this one'), { responseCode: code });
}
