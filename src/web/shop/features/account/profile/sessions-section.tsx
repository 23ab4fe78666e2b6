import { useCallback, useEffect, useRef, useState } from 'react';
import { accountCalls } from '#contract/account/account-calls.ts';
import { type AccountSession, sessionsAnswerSchema } from '#contract/account/profile.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { browserApi } from '#web/lib/browser-api.ts';
import { useUnauthorised } from '#web/lib/use-unauthorised.ts';
import { ActionButton } from '#web/ui/action-button.tsx';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { Section } from '#web/ui/section.tsx';
import type { SectionProps } from './section-props.ts';

/** Where the account is signed in, and the ways to end that. */
export function SessionsSection({ onSignedOut }: Pick<SectionProps, 'onSignedOut'>) {
  const [sessions, setSessions] = useState<readonly AccountSession[]>();
  const [failure, setFailure] = useState<unknown>();
  const [done, setDone] = useState('');
  const told = useRef<HTMLParagraphElement>(null);

  const read = useCallback(async () => {
    setFailure(undefined);
    try {
      setSessions(sessionsIn(await browserApi.get(accountCalls.sessions)));
    } catch (problem) {
      setFailure(problem);
    }
  }, []);
  useEffect(() => void read(), [read]);
  useUnauthorised(failure, onSignedOut);

  async function end(path: string, body: object, words: string) {
    setSessions(sessionsIn(await browserApi.post(path, body)));
    setDone(words);
    // The button that was pressed is gone with its row.
    told.current?.focus();
  }

  return (
    <Section
      title="Angemeldete Geräte"
      intro="Erkennen Sie ein Gerät nicht wieder, melden Sie es ab und ändern Sie Ihr Passwort."
    >
      <p ref={told} role="status" tabIndex={-1} className={done === '' ? 'sr-only' : 'mb-4 font-emphasis text-ok'}>
        {done}
      </p>
      {sessions === undefined && failure === undefined && <p className="text-muted">Die Geräte werden geladen …</p>}
      <ReadRefusal error={failure} read={read} />
      {sessions !== undefined && (
        <>
          <ul>
            {sessions.map((session) => (
              <li
                key={session.id}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3 first:border-t"
              >
                <div className="min-w-0">
                  <p className="font-emphasis">{session.device}</p>
                  <p className="text-sm text-muted">
                    {session.current ? 'Dieses Gerät' : `Zuletzt genutzt: ${formatInstant(session.seenAt)}`}, angemeldet
                    seit {formatInstant(session.createdAt)}
                  </p>
                </div>
                {!session.current && (
                  <div>
                    <ActionButton
                      kind="quiet"
                      busyText="Wird abgemeldet …"
                      action={() =>
                        end(accountCalls.endSession, { sessionId: session.id }, `${session.device} ist abgemeldet.`)
                      }
                    >
                      Abmelden<span className="sr-only">: {session.device}</span>
                    </ActionButton>
                  </div>
                )}
              </li>
            ))}
          </ul>
          {sessions.length > 1 && (
            <div className="mt-5">
              <ActionButton
                kind="secondary"
                className="max-sm:w-full"
                busyText="Werden abgemeldet …"
                action={() => end(accountCalls.endOtherSessions, {}, 'Alle anderen Geräte sind abgemeldet.')}
              >
                Alle anderen Geräte abmelden
              </ActionButton>
            </div>
          )}
        </>
      )}
    </Section>
  );
}

function sessionsIn(answer: unknown): readonly AccountSession[] {
  return sessionsAnswerSchema.parse(answer).sessions;
}
