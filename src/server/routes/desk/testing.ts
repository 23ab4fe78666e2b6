import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { deskApi } from '#contract/desk/desk-urls.ts';
import {
  recordAuditSchema,
  recordFindingSchema,
  recordSoundSchema,
  recordTestSchema,
  removeFindingSchema,
  testedUnitSchema,
  testingSchema,
} from '#contract/devices/desk-testing.ts';
import { offerIdSchema } from '#contract/fields.ts';
import { longestAudit } from '#domain/testing/audit/found-hardware.ts';
import type { UnitUnderTest } from '#domain/testing/compose-results.ts';
import { deviceNumber } from '#domain/values/device-number.ts';
import type { Tx } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { loadState } from '#server/offers/store.ts';
import { tellSale } from '#server/offers/tell-sale.ts';
import { writeSideRecord } from '#server/offers/write-side-record.ts';
import { staffAccess } from '#server/policies/access.ts';
import { Problem } from '#server/problem.ts';
import { readTestedUnits, readTesting } from '#server/read-models/testing-view.ts';
import { auditIn } from '#server/testing/read-audit.ts';
import {
  recordAnswers,
  recordAudit,
  recordFinding,
  recordSound,
  removeFinding,
  type Testing,
} from '#server/testing/record-test.ts';
import { unitsUnderTest } from '#server/testing/units-under-test.ts';
import { readUnits } from '#server/units/unit-rows.ts';
import { claimUploads } from '#server/uploads/uploads.ts';
import { createBudget } from '#server/workers/budget.ts';
import { senderOf } from '#server/workers/sender.ts';

/** As a file it has at most as many bytes as a text of that length, each sign escaped. */
const auditBytes = 3 * longestAudit;
const manyPlatesBytes = 256 * 1024;

/** The test of a sale's devices: answers, findings, what tools read out of them. */
export function testingRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const config = { access: staffAccess('testUnits'), repeat: 'sameState' } as const;
    const params = z.object({ offerId: offerIdSchema });
    // One process at a time reads audits, however many tables hand theirs in.
    const budget = createBudget({ total: 1, maxWaiting: 50, refusal: () => new Problem(429, 'uploadsBusy') });

    /** Writes about devices of a sale, tells its owner where something changed, and answers how they stand now. */
    async function record(
      offerId: string,
      by: string,
      write: (
        tx: Tx,
        testing: Testing,
        units: readonly UnitUnderTest[],
      ) => Promise<{ plates: string[]; changed: boolean }>,
    ) {
      const { catalogue } = deps.catalogue;
      return writeSideRecord(deps, {
        offerId,
        actor: 'provider',
        allows: (found) => found !== undefined,
        what: 'testUnits',
        write: async (tx, state, now, found) => {
          const units = await unitsUnderTest(tx, { offerId, state, catalogue, units: await readUnits(tx, offerId) });
          const { plates, changed } = await write(tx, { offerId, state, ids: deps.ids, by, now }, units);
          if (changed) await tellSale(deps, tx, 'unitsChanged', now, { offerId, found });
          return readTestedUnits(tx, { offerId, state, catalogue }, plates);
        },
      });
    }

    function named(units: readonly UnitUnderTest[], plate: string): UnitUnderTest {
      const unit = units.find((one) => one.plate === plate);
      if (!unit) throw new Problem(404, 'notFound');
      return unit;
    }

    async function recordOne(
      offerId: string,
      by: string,
      plate: string,
      write: (tx: Tx, testing: Testing, unit: UnitUnderTest) => Promise<boolean>,
    ) {
      const [unit] = await record(offerId, by, async (tx, testing, units) => ({
        plates: [plate],
        changed: await write(tx, testing, named(units, plate)),
      }));
      if (!unit) throw new Problem(404, 'notFound');
      return unit;
    }

    app.get(
      deskApi.testing(':offerId'),
      {
        config: { access: { staff: 'desk' } },
        schema: {
          summary: 'Die Prüfung der Geräte eines Verkaufs: Antworten, Befunde, Noten, ausgelesene Hardware',
          params,
          response: { 200: testingSchema },
        },
      },
      async ({ params: { offerId } }) => {
        const found = await loadState(deps.db, offerId);
        if (!found) throw new Problem(404, 'notFound');
        return readTesting(deps.db, { offerId, state: found.state, catalogue: deps.catalogue.catalogue });
      },
    );

    app.post(
      deskApi.recordTest(':offerId'),
      {
        config,
        schema: {
          summary: 'Antworten zu einem Gerät festhalten; ihre Befunde kommen und gehen mit ihnen',
          params,
          body: recordTestSchema,
          response: { 200: testedUnitSchema },
        },
      },
      ({ params: { offerId }, body: { plate, answers }, staffMember }) =>
        recordOne(offerId, staffMember.id, plate, (tx, testing, unit) => recordAnswers(tx, testing, unit, answers)),
    );

    app.post(
      deskApi.recordSound(':offerId'),
      {
        bodyLimit: manyPlatesBytes,
        config,
        schema: {
          summary: 'Viele Geräte auf einmal als geprüft ohne Befund festhalten; was schon beantwortet ist, bleibt',
          params,
          body: recordSoundSchema,
          response: { 200: z.array(testedUnitSchema) },
        },
      },
      ({ params: { offerId }, body: { plates }, staffMember }) =>
        record(offerId, staffMember.id, async (tx, testing, units) => {
          const byPlate = new Map(units.map((unit) => [unit.plate, unit]));
          const chosen = [...new Set(plates)].map((plate) => byPlate.get(plate));
          const known = chosen.filter((unit) => unit !== undefined);
          if (known.length < chosen.length) throw new Problem(404, 'notFound');
          return { plates, changed: (await recordSound(tx, testing, known)) > 0 };
        }),
    );

    app.post(
      deskApi.recordFinding(':offerId'),
      {
        config,
        schema: {
          summary: 'Einen Befund festhalten, oder zu einem Befund Foto, Notiz und Eintrag des Preisblatts',
          params,
          body: recordFindingSchema,
          response: { 200: testedUnitSchema },
        },
      },
      ({ params: { offerId }, body: { plate, ...finding }, staffMember }) =>
        recordOne(offerId, staffMember.id, plate, async (tx, testing, unit) => {
          const before = unit.findings.find(({ code }) => code === finding.code)?.photos ?? [];
          const fresh = finding.photos.filter((url) => !before.includes(url));
          await claimUploads(tx, fresh, [{ kind: 'staff', key: staffMember.id }], offerId);
          return recordFinding(tx, testing, unit, finding);
        }),
    );

    app.post(
      deskApi.removeFinding(':offerId'),
      {
        config,
        schema: {
          summary: 'Einen Befund zurücknehmen, der aus keiner Antwort folgt',
          params,
          body: removeFindingSchema,
          response: { 200: testedUnitSchema },
        },
      },
      ({ params: { offerId }, body: { plate, code }, staffMember }) =>
        recordOne(offerId, staffMember.id, plate, (tx, testing, unit) => removeFinding(tx, testing, unit, code)),
    );

    app.post(
      deskApi.recordAudit(':offerId'),
      {
        bodyLimit: auditBytes,
        config,
        schema: {
          summary: 'Den Bericht von lshw, inxi oder GLPI zu einem Gerät einlesen und mit den Angaben vergleichen',
          params,
          body: recordAuditSchema,
          response: { 200: testedUnitSchema },
        },
      },
      async (request, reply) => {
        const { body, params, staffMember } = request;
        const { offerId } = params;
        const { plate, file } = body;
        const { network, signal } = senderOf(request, reply);
        const audit = await budget.spend(network, 1, () => auditIn(file, signal));
        if (typeof audit === 'string') throw new Problem(422, audit);
        const [answer] = await record(offerId, staffMember.id, async (tx, testing, units) => {
          const serial = audit.serial === undefined ? undefined : deviceNumber(audit.serial);
          const bySerial = units.find((one) => serial !== undefined && deviceNumber(one.serial ?? '') === serial);
          const unit = plate === undefined ? bySerial : named(units, plate);
          const item = testing.state.items.find(({ id }) => id === unit?.itemId);
          if (!unit || !item) throw new Problem(409, 'auditWithoutUnit');
          await recordAudit(tx, testing, { unit, item, audit });
          return { plates: [unit.plate], changed: true };
        });
        if (!answer) throw new Problem(404, 'notFound');
        return answer;
      },
    );
  };
}
