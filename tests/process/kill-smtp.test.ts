// Dear: programs are started, and most of them killed.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import { type Caller, caller, keepAlive } from '#tests/support/caller.ts';
import { startSeeded } from '#tests/support/seeded-shop.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { openSmtpInbox, type SmtpInbox } from '#tests/support/smtp-server.ts';

const gate = 'schranke@example.org';
/** The server dies while these mails wait for an answer to their recipient, to their content, and just after it. */
const [atRecipient, atContent, afterAnswer] = ['empfaenger@example.org', 'inhalt@example.org', 'antwort@example.org'];

const reached = { gate: later(), recipient: later(), content: later(), answer: later() };
const opened = later();
const againAccepted = new Set<string>();
const allAgain = later();
let firstRound = true;

let inbox: SmtpInbox;
let server: ServerProcess;
let visitor: Caller;

beforeAll(async () => {
  inbox = await openSmtpInbox({
    async recipient(_attempt, to) {
      if (to === gate) {
        reached.gate.resolve();
        await opened.promise;
      }
      if (firstRound && to === atRecipient) await silenceAfter(reached.recipient);
      return undefined;
    },
    async content(_attempt, to) {
      if (firstRound && to === atContent) await silenceAfter(reached.content);
      if (firstRound && to === afterAnswer) reached.answer.resolve();
      if (!firstRound) againAccepted.add(to);
      if (againAccepted.has(atRecipient) && againAccepted.has(atContent)) allAgain.resolve();
      return undefined;
    },
  });
  server = await startSeeded(inject('seededShop'), { SMTP_URL: inbox.url });
  visitor = caller(server.url, keepAlive(0));
  await visitor.get('/auth/api/currentUser');
});
afterAll(async () => {
  await server.stop();
  await inbox.close();
});

function later() {
  return Promise.withResolvers<void>();
}

/** Notes that it came so far, and never answers. */
function silenceAfter({ resolve }: PromiseWithResolvers<void>): Promise<never> {
  resolve();
  return new Promise(() => {});
}

async function inquire(email: string): Promise<void> {
  const { status, text } = await visitor.post(`/selfservice/api/submitOffer/${newOfferId()}`, inquiryBody(email));
  if (status !== 200) throw new Error(`${status} ${text}`);
}

/** The Message-IDs of what was handed over to an address, one for each time. */
const idsFor = (to: string) =>
  inbox.messages
    .filter((message) => message.includes(`To: ${to}\r\n`))
    .map((message) => /^Message-ID: (.+)\r$/m.exec(message)?.[1]);

describe('a server that is killed with -9 while it hands over mails', () => {
  it('sends each at least once, and doubles only what was handed over without an answer that it noted, under one Message-ID', async () => {
    // Held at the gate, the first mail keeps the others waiting, so that they are all under way at once.
    await inquire(gate);
    await reached.gate.promise;
    for (const email of [atRecipient, atContent, afterAnswer]) await inquire(email);
    opened.resolve();
    await Promise.all([reached.recipient.promise, reached.content.promise, reached.answer.promise]);
    await server.kill('SIGKILL');
    firstRound = false;
    await server.restart();
    await allAgain.promise;
    // Ends only once the mails under way have been handed over and noted.
    await server.kill('SIGTERM');

    expect(idsFor(gate)).toHaveLength(1);
    expect(idsFor(atRecipient)).toHaveLength(1);
    expect(idsFor(atContent)).toHaveLength(2);
    expect([1, 2]).toContain(idsFor(afterAnswer).length);
    for (const to of [atContent, afterAnswer]) expect(new Set(idsFor(to)).size).toBe(1);
    expect(new Set([gate, atRecipient, atContent, afterAnswer].flatMap(idsFor)).size).toBe(4);
  });
});
