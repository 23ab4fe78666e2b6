import { useState } from 'react';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { reportCalls } from '#contract/devices/erasure-reports.ts';
import type { MediumView } from '#contract/devices/media.ts';
import {
  certifiedFieldWords,
  mediumResultWords,
  mediumSourceWords,
  nextActionWords,
  sanitizationWords,
  techniqueWords,
} from '#contract/devices/medium-words.ts';
import { doubtTexts } from '#domain/erasure/doubts.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { Button } from '#web/ui/button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { CorrectMedium } from './correct-medium.tsx';
import { mediumTitle } from './medium-title.ts';

interface MediumPartProps {
  readonly offerId: string;
  readonly medium: MediumView;
  readonly mayChange: boolean;
}

/** A medium: what is proved of it, by which report, and what is to be done. */
export function MediumPart({ offerId, medium, mayChange }: MediumPartProps) {
  const [isCorrecting, setCorrecting] = useState(false);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const { result, level, isOnlyCleared, nextAction, nextTechnique, report, history, source } = medium;
  const isDone = nextAction === 'none';
  return (
    <li className="grid gap-1.5 border-b border-line py-3">
      <p className="font-emphasis wrap-anywhere">{mediumTitle(medium)}</p>
      <p>
        {result !== undefined && <span className={isDone ? 'text-ok' : 'text-warn'}>{mediumResultWords[result]}</span>}{' '}
        <span className="text-muted">
          {[
            level && sanitizationWords[level],
            medium.methodName ?? (medium.technique && techniqueWords[medium.technique]),
            medium.finishedAt && formatInstant(medium.finishedAt),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      {isOnlyCleared && (
        <p className="text-warn">Nur überschrieben: Auf Flash-Speicher ist das die Stufe Clear, nicht Purge.</p>
      )}
      {!isDone && (
        <p>
          <span className="bg-accent px-1.5 py-0.5 font-emphasis text-on-accent">
            {nextActionWords[nextAction]}
            {nextTechnique && `: ${techniqueWords[nextTechnique]}`}
          </span>
        </p>
      )}
      {medium.missing.length > 0 && (
        <p className="text-warn">
          Auf dem Nachweis fehlt noch: {medium.missing.map((field) => certifiedFieldWords[field]).join(', ')}
        </p>
      )}
      {medium.certificate !== undefined && (
        <p className="text-muted">
          Steht auf {medium.certificate}.
          {mayChange && (
            <>
              {' '}
              Ist das falsch:{' '}
              <PageLink href={`${deskPages.offer(offerId)}?ansicht=nachweise`}>Nachweis zurückziehen</PageLink>, dann
              hier berichtigen und dort neu ausstellen.
            </>
          )}
        </p>
      )}
      {nextAction === 'check' && report && report.doubts.length > 0 && (
        <ul>
          {report.doubts.map((doubt) => (
            <li key={doubt}>{doubtTexts[doubt]}</li>
          ))}
        </ul>
      )}
      {report ? (
        <a
          href={reportCalls.file(report.id)}
          download
          className="inline-flex min-h-(--control) items-center text-link wrap-anywhere"
        >
          {report.name}
        </a>
      ) : (
        <p className="text-muted">{mediumSourceWords[source]}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {mayChange && result !== 'destroyed' && medium.certificate === undefined && !isCorrecting && (
          <Button onClick={() => setCorrecting(true)}>
            {medium.missing.length > 0 ? 'Nachtragen …' : 'Berichtigen …'}
          </Button>
        )}
        <Button kind="quiet" aria-expanded={isHistoryOpen} onClick={() => setHistoryOpen(!isHistoryOpen)}>
          Verlauf
        </Button>
      </div>
      {isHistoryOpen && (
        <ol>
          {history.map(({ at, by, text }) => (
            <li key={`${at} ${text}`}>
              {text} <span className="text-muted">{`${by}, ${formatInstant(at)}`}</span>
            </li>
          ))}
        </ol>
      )}
      {isCorrecting && <CorrectMedium offerId={offerId} medium={medium} onLeave={() => setCorrecting(false)} />}
    </li>
  );
}
