import { readFile } from 'node:fs/promises';
import multipart from '@fastify/multipart';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  dismissReportRowsSchema,
  dismissReportSchema,
  linkedRunsSchema,
  linkReportRowsSchema,
  reportCalls,
  reportLimits,
  reportsQuery,
  reportsSchema,
  type TakenReport,
  takenReportsSchema,
} from '#contract/devices/erasure-reports.ts';
import { emptyTemplate } from '#domain/erasure/reports/template.ts';
import { erasureReports } from '#server/db/schema/media.ts';
import type { Deps } from '#server/deps.ts';
import { dismissReport, dismissRows, linkRows } from '#server/erasure-reports/settle-row.ts';
import { takeReport } from '#server/erasure-reports/take-report.ts';
import { staffAccess } from '#server/policies/access.ts';
import { Problem } from '#server/problem.ts';
import { readReports } from '#server/read-models/erasure-reports.ts';
import { sendFile } from '#server/routes/send-file.ts';
import { cleanFileName } from '#server/uploads/file-name.ts';
import { receiveForm } from '#server/uploads/receive-form.ts';
import { createBudget } from '#server/workers/budget.ts';
import { type Sender, senderOf } from '#server/workers/sender.ts';

const description =
  'Ein Formular (multipart/form-data) mit bis zu 50 Dateien im Feld `file`: Berichte von Blancco (XML) und nwipe (Protokoll, PDF) oder die eigene Tabelle. Jede Datei wird behalten, wie sie kam; dieselbe noch einmal zählt nicht doppelt.';

/** Reports of erasure: handed in by somebody or by a station with its token, shown with what was believed, and linked by hand where nothing matched. */
export function erasureReportRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const { bytes, files } = reportLimits;
    await app.register(multipart, { limits: { fileSize: bytes, files, fields: 0, parts: files } });
    // One process at a time reads reports: a station with fifty files is no reason that the shop waits.
    const budget = createBudget({ total: 1, maxWaiting: 100, refusal: () => new Problem(429, 'uploadsBusy') });
    const access = staffAccess('noteMedia');
    const upload = { consumes: ['multipart/form-data'], description, response: { 200: takenReportsSchema } };

    async function take(request: FastifyRequest, reply: FastifyReply) {
      const by = request.staffMember.id;
      if (!request.isMultipart()) throw new Problem(415, 'unsupportedMediaType');
      const sender = senderOf(request, reply);
      const reports = await receiveForm(request.parts(), async (received) => {
        if (received.length === 0) throw new Problem(400, 'uploadMissing');
        const taken: TakenReport[] = [];
        for (const { path, name } of received) taken.push(await takeOne({ path, name, by }, sender));
        return taken;
      });
      return { reports };
    }

    async function takeOne({ path, name, by }: { path: string; name: string; by: string }, sender: Sender) {
      const content = await readFile(path);
      const handedIn = { name: reportName(name), content, by };
      return budget.spend(sender.network, 1, () => takeReport(deps, handedIn, sender.signal));
    }

    app.get(
      reportCalls.list,
      {
        config: { access },
        schema: {
          summary: 'Löschberichte: was auf jemanden wartet, oder die neuesten',
          querystring: reportsQuery,
          response: { 200: reportsSchema },
        },
      },
      async ({ query: { show } }) => readReports(deps.db, show),
    );

    app.post(
      reportCalls.upload,
      {
        config: { access: staffAccess('handInReports'), repeat: 'sameState' },
        schema: { ...upload, summary: 'Löschberichte einlesen, auch die eines Löschplatzes mit seinem Token' },
      },
      take,
    );

    app.get(
      reportCalls.file(':reportId'),
      {
        config: { access: { staff: 'desk' } },
        schema: {
          produces: ['application/octet-stream'],
          summary: 'Löschbericht, wie er kam',
          params: z.object({ reportId: z.uuid() }),
        },
      },
      async ({ params: { reportId } }, reply) => {
        const [report] = await deps.db.select().from(erasureReports).where(eq(erasureReports.id, reportId));
        if (!report) throw new Problem(404, 'notFound');
        return sendFile(reply, report.name)
          .header('content-length', report.size)
          .type('application/octet-stream')
          .send(await deps.files.read(report.storedAs));
      },
    );

    app.get(
      reportCalls.template,
      {
        config: { access },
        schema: { produces: ['text/csv'], summary: 'Leere Tabelle für Löschungen ohne eigenen Bericht (CSV)' },
      },
      async (_request, reply) =>
        sendFile(reply, 'Loeschbericht-Vorlage.csv').type('text/csv; charset=utf-8').send(emptyTemplate()),
    );

    const settles = { access, repeat: 'usedUp' } as const;
    const response = { 200: reportsSchema };
    const waiting = () => readReports(deps.db, 'waiting');

    app.post(
      reportCalls.link,
      {
        config: settles,
        schema: {
          summary:
            'Wartende Läufe einem Datenträger, einem Gerät oder dem zuordnen, was jeder nennt, mit einer Begründung',
          ...{ body: linkReportRowsSchema, response: { 200: linkedRunsSchema } },
        },
      },
      async ({ body, staffMember }) => {
        const linked = await linkRows(deps, { ...body, by: staffMember.id });
        return { ...(await waiting()), ...linked };
      },
    );

    app.post(
      reportCalls.dismissRows,
      {
        config: settles,
        schema: {
          summary: 'Wartende Läufe weglegen, mit einer Begründung',
          body: dismissReportRowsSchema,
          response,
        },
      },
      async ({ body, staffMember }) => {
        await dismissRows(deps, { ...body, by: staffMember.id });
        return waiting();
      },
    );

    app.post(
      reportCalls.dismiss,
      {
        config: settles,
        schema: {
          summary: 'Eine ungelesene Datei weglegen, mit Begründung',
          body: dismissReportSchema,
          response,
        },
      },
      async ({ body, staffMember }) => {
        await dismissReport(deps, { ...body, by: staffMember.id });
        return waiting();
      },
    );
  };
}

/** The name as it came, with the ending that it had: it is shown, and nothing goes by it. */
function reportName(name: string): string {
  const ending = /\.(xml|log|txt|pdf|csv)$/i.exec(name)?.[1]?.toLowerCase() ?? 'txt';
  return cleanFileName(name, ending);
}
