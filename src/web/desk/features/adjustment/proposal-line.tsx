import { deskApi, deskPages } from '#contract/desk/desk-urls.ts';
import type { AdjustmentProposal } from '#contract/sale/desk-adjustment.ts';
import { thumbnailOf } from '#contract/site/upload-kinds.ts';
import { formatMoney, fromEuros } from '#domain/values/money.ts';
import { CollapsedValues } from '#web/ui/collapsed-values.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { deductedUnits, type Waived } from './adjusted-sum.ts';
import { WaiveForm } from './waive-form.tsx';

type Line = AdjustmentProposal['lines'][number];

interface ProposalLineProps {
  readonly line: Line;
  readonly waived: Waived;
  readonly canDecide: boolean;
  readonly onWaive: (findingIds: readonly string[], note: string | undefined) => void;
}

/** A line after the test: what is missing, what the sheet names, and what it does not. */
export function ProposalLine({ line, waived, canDecide, onWaive }: ProposalLineProps) {
  const { title, quantity, received, agreed, arrived, missingNumbers, deductions, countedIn, information } = line;
  const missing = quantity - received;
  return (
    <li className="grid gap-4 border-t border-ink py-4">
      <div className="flex flex-wrap justify-between gap-x-6">
        <h2 className="text-lg wrap-anywhere">{title}</h2>
        <p>
          {received} von {quantity} angekommen, vereinbart {formatMoney(fromEuros(agreed))}
        </p>
      </div>
      {countedIn.length > 0 && (
        <p className="text-muted wrap-anywhere">Schon eingerechnet, kein Abzug: {countedIn.join(', ')}</p>
      )}
      {missing > 0 && (
        <div>
          <Change text={`${missing} × nicht angekommen`} cents={fromEuros(agreed) - fromEuros(arrived)} />
          <CollapsedValues title="Fehlende Nummern" one="Fehlende Nummer" values={missingNumbers} />
        </div>
      )}
      {deductions.map((deduction) => {
        const { name, amount, found } = deduction;
        const units = deductedUnits(deduction, waived);
        return (
          <section key={name} aria-label={name}>
            <Change
              text={`${units} × ${name}, je ${formatMoney(fromEuros(amount))}`}
              cents={units * fromEuros(amount)}
            />
            <Found found={found} waived={waived} />
            {canDecide && (
              <WaiveForm
                name={name}
                note={found.map(({ findingId }) => waived.get(findingId)).find((note) => note !== undefined)}
                onWaive={(note) =>
                  onWaive(
                    found.map(({ findingId }) => findingId),
                    note,
                  )
                }
              />
            )}
          </section>
        );
      })}
      {information.length > 0 && (
        <section aria-label="Ohne Abzug">
          <p className="font-emphasis">
            {countedIn.length > 0 ? 'Schon eingerechnet oder nicht im Preisblatt' : 'Steht nicht im Preisblatt'}: kein
            Abzug
          </p>
          <Found found={information} waived={new Map()} />
        </section>
      )}
      {missing === 0 && deductions.length === 0 && <p className="text-muted">Wie vereinbart.</p>}
    </li>
  );
}

function Change({ text, cents }: { readonly text: string; readonly cents: number }) {
  return (
    <p className="flex flex-wrap justify-between gap-x-6 font-emphasis">
      <span className="min-w-0 wrap-anywhere">{text}</span>
      <span>{cents === 0 ? formatMoney(0) : `− ${formatMoney(cents)}`}</span>
    </p>
  );
}

function Found({ found, waived }: { readonly found: Line['information']; readonly waived: Waived }) {
  return (
    <ul className="mt-1 grid gap-2 text-sm">
      {found.map(({ findingId, plate, serial, inventoryNumber, text, note, photos }) => (
        <li key={findingId} className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
          <PageLink href={deskPages.unit(plate)}>{serial ?? inventoryNumber ?? plate}</PageLink>
          <span>{[text, note].filter(Boolean).join(': ')}</span>
          {waived.has(findingId) && <span className="font-emphasis text-ok">wird nicht abgezogen</span>}
          {photos.length === 0 && <span className="text-muted">Nachweis: Prüfprotokoll</span>}
          {photos.map((photo) => (
            <Photo key={photo.url} {...photo} of={text} />
          ))}
        </li>
      ))}
    </ul>
  );
}

function Photo({ url, name, of }: Line['information'][number]['photos'][number] & { readonly of: string }) {
  const address = deskApi.upload(url);
  const small = thumbnailOf({ url: address, name });
  return (
    <PageLink href={address} className="block">
      {small === undefined ? name : <img src={small} alt={`Foto: ${of}`} className="size-14 object-cover" />}
    </PageLink>
  );
}
