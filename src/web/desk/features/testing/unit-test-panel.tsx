import { useEffect, useRef, useState } from 'react';
import { deskPages } from '#contract/desk/desk-urls.ts';
import type { TestedUnitView, TestingView } from '#contract/devices/desk-testing.ts';
import { findingRecords } from '#domain/testing/finding-codes.ts';
import { answeredFindings, askedAmong, findingsOf } from '#domain/testing/unit-test.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { AuditInput } from './audit-input.tsx';
import { FindingCard } from './finding-card.tsx';
import { MachineTable } from './machine-table.tsx';
import { QuestionButtons } from './question-buttons.tsx';
import { nameOf, testStandingWords } from './test-standing-words.ts';
import type { TestingAtDesk } from './use-testing.ts';

interface UnitTestPanelProps {
  readonly unit: TestedUnitView;
  readonly line: TestingView['lines'][number];
  readonly isOpen: boolean;
  readonly testing: TestingAtDesk;
  readonly onLeave: () => void;
}

/** One device under test: its questions, its grade with what made it, what was found. */
export function UnitTestPanel({ unit, line, isOpen, testing, onLeave }: UnitTestPanelProps) {
  const { plate, standing, findings, functional, cosmetic, machine, hold } = unit;
  const heading = useRef<HTMLHeadingElement>(null);
  const [picked, setPicked] = useState('');
  // Scanned: what a reader reads aloud and a keyboard stands at is this device.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each device anew
  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [plate]);
  const others = findingsOf(line.kind).filter(
    (code) => !answeredFindings.has(code) && !findings.some((finding) => finding.code === code),
  );
  return (
    <section aria-label={`Prüfung von ${nameOf(unit)}`} className="grid gap-6 md:grid-cols-[minmax(0,1fr)_18.75rem]">
      <div className="min-w-0">
        <h2 ref={heading} className="wrap-anywhere">
          {line.title}
        </h2>
        <p className="mt-1 text-muted wrap-anywhere">
          <PageLink href={deskPages.unit(plate)}>{plate}</PageLink>
          {[unit.serial, unit.inventoryNumber, unit.place].filter(Boolean).map((text) => `, ${text}`)}
        </p>
        {line.description !== '' && <p className="mt-1 wrap-anywhere">Angegeben: {line.description}</p>}
        {line.countedIn.length > 0 && (
          <p className="mt-1 wrap-anywhere">Schon eingerechnet, kein Abzug: {line.countedIn.join(', ')}</p>
        )}
        {hold !== undefined && <p className="mt-2 text-warn">Zurückgehalten: {hold}</p>}
        {isOpen && standing === 'untested' && (
          <Button kind="primary" className="mt-4 w-full" onClick={() => void testing.sound([plate])}>
            Alles Übrige ohne Befund
          </Button>
        )}
        <div className="mt-4">
          {askedAmong(line.questions, unit.answers).map((question) => (
            <QuestionButtons
              key={question.key}
              question={question}
              unit={unit}
              isOpen={isOpen}
              onAnswer={(answer) => void testing.answer(plate, question.key, answer)}
            />
          ))}
        </div>
        {machine && <MachineTable machine={machine} />}
        <Button data-leaves className="mt-4 w-full" onClick={onLeave}>
          Zur Liste
        </Button>
      </div>
      <aside className="min-w-0">
        <div role="status" aria-label="Stand der Prüfung" className="rounded-sm bg-steel p-4">
          <p className="font-emphasis">{testStandingWords[standing]}</p>
          <dl className="mt-2 grid gap-2">
            <Grade name="Funktion" isFinal={standing !== 'untested'} {...functional} />
            <Grade name="Optik" isFinal={standing !== 'untested'} {...cosmetic} />
          </dl>
        </div>
        <h3 className="mt-5">Befunde</h3>
        {findings.length === 0 && <p className="mt-1 text-muted">Keine.</p>}
        <ul className="mt-2">
          {findings.map((finding) => (
            <FindingCard
              key={`${plate} ${finding.code}`}
              {...{ unit, finding, isOpen, testing }}
              sheet={line.sheet}
              isByHand={!answeredFindings.has(finding.code)}
            />
          ))}
        </ul>
        {isOpen && (
          <div className="grid gap-3 border-t border-line pt-4">
            <Select
              name="befund"
              label="Weiterer Befund"
              value={picked}
              options={others.map((code) => ({ value: code, label: findingRecords[code].text }))}
              onChange={(code) => {
                setPicked('');
                if (code !== undefined && code !== '')
                  void testing.finding({ plate, code, deduction: null, photos: [] });
              }}
            />
            <AuditInput testing={testing} plate={plate} />
          </div>
        )}
      </aside>
    </section>
  );
}

interface GradeProps extends Readonly<TestedUnitView['functional']> {
  readonly name: string;
  /** Everything was answered. */
  readonly isFinal: boolean;
}

function Grade({ name, grade, because, isFinal }: GradeProps) {
  return (
    <div>
      <dt className="inline text-muted">{name}: </dt>
      <dd className="inline">
        {isFinal || because.length > 0 ? <strong>{grade}</strong> : 'offen'}
        {because.length > 0 && <span className="block text-sm wrap-anywhere">{because.join(', ')}</span>}
      </dd>
    </div>
  );
}
