import { useState } from 'react';
import { z } from 'zod';
import { deskApi } from '#contract/desk/desk-urls.ts';
import {
  type TestedUnitView,
  type TestingView,
  testedUnitSchema,
  testingSchema,
} from '#contract/devices/desk-testing.ts';
import { uploadedFileSchema } from '#contract/fields.ts';
import { messageOf } from '#web/lib/problem-error.ts';
import { useDesk } from '../../desk-context.ts';
import { useRead } from '../../use-read.ts';

const uploaded = z.tuple([uploadedFileSchema]);
const oneOrMany = z.union([testedUnitSchema, z.array(testedUnitSchema)]);
/** Plates that one call takes. */
const batchSize = 4_000;

/** The test of a sale: what stands, and the ways in which it changes; a change shows at once, as the server answers it. */
export function useTesting(offerId: string) {
  const { api, queries } = useDesk();
  const address = deskApi.testing(offerId);
  const [refusal, setRefusal] = useState<string>();
  const [waiting, setWaiting] = useState(0);
  const { data, error, refetch } = useRead(address, testingSchema);

  async function change(call: string, body: object): Promise<TestedUnitView[]> {
    setRefusal(undefined);
    setWaiting((count) => count + 1);
    try {
      const answer = oneOrMany.parse(await api.post(call, body));
      const units = Array.isArray(answer) ? answer : [answer];
      const byPlate = new Map(units.map((unit) => [unit.plate, unit]));
      queries.setQueryData<TestingView>(
        [address],
        (before) => before && { ...before, units: before.units.map((unit) => byPlate.get(unit.plate) ?? unit) },
      );
      return units;
    } catch (failed) {
      setRefusal(messageOf(failed));
      await queries.invalidateQueries({ queryKey: [address] });
      return [];
    } finally {
      setWaiting((count) => count - 1);
    }
  }

  return {
    refetch,
    data,
    error,
    refusal,
    isSending: waiting > 0,
    answer: (plate: string, question: string, answer: string | null) =>
      change(deskApi.recordTest(offerId), { plate, answers: [{ question, answer }] }),
    async sound(plates: readonly string[]) {
      for (let from = 0; from < plates.length; from += batchSize)
        await change(deskApi.recordSound(offerId), { plates: plates.slice(from, from + batchSize) });
    },
    finding: (body: object) => change(deskApi.recordFinding(offerId), body),
    removeFinding: (plate: string, code: string) => change(deskApi.removeFinding(offerId), { plate, code }),
    audit: (file: string, plate?: string) =>
      change(deskApi.recordAudit(offerId), { file, ...(plate !== undefined && { plate }) }),
    async upload(file: File): Promise<string | undefined> {
      const form = new FormData();
      form.append('file', file);
      try {
        return uploaded.parse(await api.upload(deskApi.uploads, form))[0].url;
      } catch (failed) {
        setRefusal(messageOf(failed));
        return undefined;
      }
    },
  };
}
export type TestingAtDesk = ReturnType<typeof useTesting>;
