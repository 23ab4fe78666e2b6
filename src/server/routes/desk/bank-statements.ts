import { readFile } from 'node:fs/promises';
import multipart from '@fastify/multipart';
import { eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { bankLimits } from '#contract/money/bank-limits.ts';
import {
  bankCalls,
  bankStatementsSchema,
  dismissBankEntriesSchema,
  linkBankEntrySchema,
  type TakenBankFile,
  takenBankFilesSchema,
} from '#contract/money/bank-statements.ts';
import { electronicIban } from '#domain/values/iban.ts';
import { dismissEntries, linkEntry } from '#server/bank/settle-by-hand.ts';
import type { SettleDeps } from '#server/bank/settle-entry.ts';
import { takeBankFile } from '#server/bank/take-bank-file.ts';
import { bankFiles } from '#server/db/schema/bank.ts';
import type { Deps } from '#server/deps.ts';
import { staffAccess } from '#server/policies/access.ts';
import { Problem } from '#server/problem.ts';
import { readBankStatements } from '#server/read-models/bank-statements.ts';
import { sendFile } from '#server/routes/send-file.ts';
import { ownIbans, payoutRules } from '#server/settings/rules-in-force.ts';
import { cleanFileName } from '#server/uploads/file-name.ts';
import { type ReceivedFile, receiveForm } from '#server/uploads/receive-form.ts';
import { createBudget } from '#server/workers/budget.ts';
import { senderOf } from '#server/workers/sender.ts';

const description =
  'Ein Formular (multipart/form-data) mit bis zu 20 Dateien im Feld `file`: camt.053, camt.054 oder pain.002 als XML, oder ein ZIP-Archiv davon, dessen Dateien dann einzeln stehen. Jede Datei wird behalten, wie sie kam; dieselbe noch einmal zählt nicht doppelt. Was die Umsätze sagen, wird gleich danach beurteilt.';

/** What the bank says of our payments: handed in at the desk, and linked or laid aside by hand where it matches nothing. */
export function bankStatementRoutes(deps: Deps, offers: SettleDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const { bytes, files } = bankLimits;
    await app.register(multipart, { limits: { fileSize: bytes, files, fields: 0, parts: files } });
    const budget = createBudget({ total: 1, maxWaiting: 40, refusal: () => new Problem(429, 'uploadsBusy') });
    const access = staffAccess('payouts');
    // What fits nothing waits for a person.
    const settling = { access: { ...access, personal: true }, repeat: 'usedUp' } as const;
    const ownIban = () => electronicIban(payoutRules.account.iban);
    const statements = () => readBankStatements(deps.db, ownIban());
    const response = { 200: bankStatementsSchema };

    app.get(
      bankCalls.list,
      {
        config: { access },
        schema: { summary: 'Kontoauszüge: die neuesten Dateien, und was auf jemanden wartet', response },
      },
      async () => statements(),
    );

    app.post(
      bankCalls.upload,
      {
        config: { access, repeat: 'sameState' },
        schema: {
          ...{ description, consumes: ['multipart/form-data'], response: { 200: takenBankFilesSchema } },
          summary: 'Kontoauszüge und Antworten der Bank einlesen',
        },
      },
      async (request, reply) => {
        if (!request.isMultipart()) throw new Problem(415, 'unsupportedMediaType');
        const sender = senderOf(request, reply);
        const by = request.staffMember.id;
        const take = async (received: readonly ReceivedFile[]) => {
          if (received.length === 0) throw new Problem(400, 'uploadMissing');
          const taken: TakenBankFile[] = [];
          for (const { path, name } of received) {
            const handedIn = {
              name: cleanFileName(name, /\.zip$/i.test(name) ? 'zip' : 'xml'),
              content: await readFile(path),
              by,
            };
            taken.push(
              ...(await budget.spend(sender.network, 1, () => takeBankFile(deps, handedIn, ownIbans, sender.signal))),
            );
          }
          return { files: taken };
        };
        return receiveForm(request.parts(), take, 'bankFileTooLarge');
      },
    );

    app.get(
      bankCalls.file(':fileId'),
      {
        config: { access },
        schema: {
          produces: ['application/octet-stream'],
          summary: 'Datei der Bank, wie sie kam',
          params: z.object({ fileId: z.uuid() }),
        },
      },
      async ({ params: { fileId } }, reply) => {
        const [file] = await deps.db.select().from(bankFiles).where(eq(bankFiles.id, fileId));
        if (!file) throw new Problem(404, 'notFound');
        return sendFile(reply, file.name)
          .header('content-length', file.size)
          .type('application/octet-stream')
          .send(await deps.files.read(file.storedAs));
      },
    );

    app.post(
      bankCalls.link,
      {
        config: settling,
        schema: {
          ...{ body: linkBankEntrySchema, response },
          summary: 'Einen wartenden Umsatz einer Auszahlung oder einem ganzen Lauf zuordnen, mit Begründung',
        },
      },
      async ({ body, staffMember }) => {
        await linkEntry(offers, { ...body, by: staffMember.id });
        return statements();
      },
    );

    app.post(
      bankCalls.dismiss,
      {
        config: settling,
        schema: {
          ...{ body: dismissBankEntriesSchema, response },
          summary: 'Umsätze weglegen, die keine Auszahlungen sind, mit Begründung',
        },
      },
      async ({ body, staffMember }) => {
        await dismissEntries(deps, { ...body, by: staffMember.id });
        return statements();
      },
    );
  };
}
