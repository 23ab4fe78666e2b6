import { useState } from 'react';
import type { SignOffView } from '#contract/sale/sign-off.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ConfirmedButton } from '#web/ui/confirmed-button.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { useAction } from '#web/ui/use-action.ts';
import type { PanelProps } from '../panel-props.ts';
import { answeredBy, standingWords } from './sign-off-words.ts';

const grounds: Partial<Record<SignOffView['standing'], string>> = {
  agreed: 'bg-ok-soft text-ok',
  refused: 'bg-warn-soft text-warn',
};

interface SignOffEntryProps {
  readonly signOff: SignOffView;
  readonly actions: Pick<PanelProps['actions'], 'withdrawSignOff'>;
}

/** One of those who were asked: how it stands, what they said, and what can be done while they have not. */
export function SignOffEntry({ signOff, actions }: SignOffEntryProps) {
  const { id, name, email, standing, answered, lastDay, link, isOwn, isUndeliverable } = signOff;
  return (
    <li className="border-t border-line py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="min-w-0 wrap-anywhere font-emphasis">{name}</span>
        <span className={classNames('rounded-sm px-2 py-0.5 text-sm font-emphasis', grounds[standing] ?? 'bg-steel')}>
          {standingWords(signOff, new Date().toISOString())}
        </span>
      </p>
      <p className="text-sm wrap-anywhere text-muted">{email}</p>
      {answered && (
        <>
          {answered.remark !== undefined && (
            <p className="mt-2 wrap-anywhere whitespace-pre-line">„{answered.remark}“</p>
          )}
          <p className="mt-1 text-sm wrap-anywhere text-muted">
            {answeredBy(signOff)}, {formatInstant(answered.at)}
            {answered.way === 'copied' && ', über den kopierten Link'}
          </p>
        </>
      )}
      {isUndeliverable && standing === 'open' && (
        <p className="mt-2 rounded-sm bg-warn-soft p-3 text-sm">
          Die E-Mail kam nicht an. Prüfen Sie die Adresse, oder geben Sie den Link selbst weiter.
        </p>
      )}
      {isOwn && standing === 'open' && <p className="mt-2 text-sm">Sie sind gefragt: Antworten Sie hier darunter.</p>}
      {link !== undefined && !isOwn && (
        <>
          <p className="mt-1 text-sm text-muted">Der Link gilt bis {formatDayInFull(lastDay)}.</p>
          <div className="mt-1 flex flex-wrap items-center gap-x-5">
            <CopyLink path={link} name={name} />
            <ConfirmedButton
              kind="quiet"
              text="Zurückziehen"
              question={`Bitte an ${name} zurückziehen?`}
              confirmText="Bitte zurückziehen"
              ends
              busyText="Wird zurückgezogen …"
              action={() => actions.withdrawSignOff(id)}
            >
              <p>
                Der Link zeigt das Gebot dann nicht mehr und nimmt keine Antwort an. Im Verlauf bleibt die Bitte stehen.
              </p>
            </ConfirmedButton>
          </div>
        </>
      )}
    </li>
  );
}

function CopyLink({ path, name }: { readonly path: string; readonly name: string }) {
  const [isCopied, setCopied] = useState(false);
  const { refusal, run } = useAction(async () => {
    await navigator.clipboard.writeText(new URL(path, window.location.href).href);
    setCopied(true);
  });
  return (
    <>
      <button
        type="button"
        className="text-link min-h-11 py-2.5"
        aria-label={`Link kopieren: ${name}`}
        onClick={() => void run()}
      >
        Link kopieren
      </button>
      <span role="status" className={isCopied ? 'text-sm' : 'sr-only'}>
        {isCopied && 'Kopiert'}
      </span>
      <Refusal text={refusal} />
    </>
  );
}
