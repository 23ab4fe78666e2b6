import { useState } from 'react';
import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import { mayAtDesk } from '#contract/desk/desk-rights.ts';
import { useStore } from '#web/lib/store.ts';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { useDesk } from '../../desk-context.ts';
import { AuditInput } from '../../features/testing/audit-input.tsx';
import { FinishPart } from '../../features/testing/finish-part.tsx';
import { nameOf, scannedUnit } from '../../features/testing/test-standing-words.ts';
import { UnitList } from '../../features/testing/unit-list.tsx';
import { UnitTestPanel } from '../../features/testing/unit-test-panel.tsx';
import { useTesting } from '../../features/testing/use-testing.ts';
import { RefusalInView } from '../../ui/refusal-in-view.tsx';
import { ScanField } from '../../ui/scan-field.tsx';

/** The test of a sale: scan a device, answer its questions, scan the next. */
export function TestingTab({ offer }: { readonly offer: DeskOfferView }) {
  const { session } = useDesk();
  const may = mayAtDesk(useStore(session.member)?.roles ?? [], 'testUnits');
  const testing = useTesting(offer.id);
  const [plate, setPlate] = useState<string>();
  const [missed, setMissed] = useState<string>();
  const { data, error, refetch } = testing;
  if (error) return <ReadRefusal error={error} read={refetch} />;
  if (data === undefined) return <p role="status">Wird gelesen …</p>;
  if (data.units.length === 0)
    return (
      <p className="text-muted">
        Die Geräte dieses Verkaufs sind nicht einzeln erfasst. Geprüft wird, was am Wareneingang gezählt wurde.
      </p>
    );
  const view = { ...data, isOpen: data.isOpen && may };
  const unit = view.units.find((one) => one.plate === plate);
  const line = view.lines.find(({ itemId }) => itemId === unit?.itemId);

  function open(code: string) {
    const found = scannedUnit(view.units, code);
    setMissed(found ? undefined : code.trim());
    if (found) setPlate(found.plate);
  }

  const said = missed
    ? ({ code: missed, short: 'nicht in diesem Verkauf', tone: 'wrong' } as const)
    : unit && ({ code: nameOf(unit), short: 'Gerät', tone: 'good' } as const);
  return (
    <div data-warehouse="" className="grid max-w-[64rem] gap-5 text-[1.134rem] [--control:56px]">
      <ScanField label="Kennzeichen oder Seriennummer:" said={said} onScan={open} />
      <RefusalInView text={testing.refusal} />
      {unit && line ? (
        <UnitTestPanel {...{ unit, line, testing }} isOpen={view.isOpen} onLeave={() => setPlate(undefined)} />
      ) : (
        <>
          <UnitList view={view} testing={testing} onOpen={setPlate} />
          {view.isOpen && <AuditInput testing={testing} />}
          {may && <FinishPart offer={offer} view={view} />}
        </>
      )}
    </div>
  );
}
