import { useRef, useState } from 'react';
import type { ListCandidate } from '#domain/asset-list/asset-list.ts';
import { counted, numberText } from '#domain/values/number-text.ts';
import { Button } from '#web/ui/button.tsx';
import { CandidateButtons } from './candidate-buttons.tsx';
import { unwantedWords } from './list-words.ts';
import { type ModelQuestion, type OpenListQuestions, unwantedGoAlong } from './open-list-questions.ts';

interface ListQuestionsProps {
  readonly questions: OpenListQuestions;
  readonly onModel: (question: ModelQuestion, entry: ListCandidate) => void;
  /** Finds the model in the catalogue. */
  readonly onSearch: (question: ModelQuestion) => void;
  readonly onLeaveOut: (ids: readonly string[]) => void;
  readonly onAnswer: (answers: readonly string[]) => void;
  readonly onShowUnwanted: () => void;
  /** Opens what the columns hold; undefined where there are none. */
  readonly onColumns: (() => void) | undefined;
}

/** So many models are asked about before the rest is asked for. */
const first = 6;

/** What is asked about the list as a whole: one answer for all rows it concerns. */
export function ListQuestions(props: ListQuestionsProps) {
  const { questions, onLeaveOut, onAnswer, onShowUnwanted, onColumns } = props;
  const { models, unwanted, doubts } = questions;
  const panel = useRef<HTMLElement>(null);
  // What was pressed is gone: the focus goes to the questions that are left, after the last one to the page.
  const answered = (act: () => void) => {
    act();
    requestAnimationFrame(() => (panel.current ?? document.getElementById('inhalt'))?.focus({ preventScroll: true }));
  };
  if (models.length === 0 && unwanted === undefined && doubts.length === 0) return null;
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby="listenfragen"
      className="self-start border border-accent bg-accent-soft px-5 py-4 max-sm:px-4"
    >
      <h2 id="listenfragen" className="text-[1.25rem]">
        Fragen zu Ihrer Liste
      </h2>
      {unwanted !== undefined && (
        <div className="mt-3 border-t border-line pt-3">
          <h3 className="text-base font-emphasis tracking-normal">Diese Zeilen wollen Sie wohl nicht verkaufen</h3>
          <p>
            {`${counted(unwanted.ids.length, 'Zeile', 'Zeilen')} mit ${counted(unwanted.devices, 'Gerät', 'Geräten')}, laut Liste: ${unwanted.reasons
              .map(({ reason, rows }) => `${numberText(rows)} × ${unwantedWords[reason]}`)
              .join(', ')}.`}
          </p>
          <div className="mt-2 flex flex-wrap gap-3">
            <Button onClick={() => answered(() => onLeaveOut(unwanted.ids))}>
              {unwanted.ids.length === 1 ? 'Auslassen' : 'Alle auslassen'}
            </Button>
            <Button onClick={() => answered(() => onAnswer([unwantedGoAlong]))}>
              {unwanted.ids.length === 1 ? 'Aufnehmen' : 'Alle aufnehmen'}
            </Button>
            <Button kind="quiet" onClick={onShowUnwanted}>
              Zeilen ansehen
            </Button>
          </div>
        </div>
      )}
      {doubts.length > 0 && (
        <div className="mt-3 border-t border-line pt-3">
          <h3 className="text-base font-emphasis tracking-normal">Stimmt das so?</h3>
          <ul className="grid gap-1">
            {doubts.map((doubt) => (
              <li key={doubt}>{doubt}</li>
            ))}
          </ul>
          <div className="mt-2 flex flex-wrap gap-3">
            <Button onClick={() => answered(() => onAnswer(doubts))}>Stimmt so</Button>
            {onColumns !== undefined && (
              <Button kind="quiet" onClick={onColumns} aria-haspopup="dialog">
                Spalten ansehen
              </Button>
            )}
          </div>
        </div>
      )}
      {models.length > 0 && <Models {...props} onModel={(one, entry) => answered(() => props.onModel(one, entry))} />}
    </section>
  );
}

const searchWords = ({ candidates }: ModelQuestion) => (candidates.length === 0 ? 'Modell suchen' : 'anderes Modell');

function Models({ questions: { models }, onModel, onSearch }: ListQuestionsProps) {
  const [all, setAll] = useState(false);
  const shown = all ? models : models.slice(0, first);
  return (
    <div className="mt-3 border-t border-line pt-3">
      <h3 className="text-base font-emphasis tracking-normal">Welches Modell ist es?</h3>
      <p>
        Eine Antwort gilt für alle Zeilen mit dieser Bezeichnung. Was Sie offen lassen, bleibt frei beschrieben: Wir
        ordnen es vor dem Gebot von Hand zu.
      </p>
      <ul>
        {shown.map((question) => (
          <li key={question.ids[0]} className="mt-3 border-t border-line pt-3">
            <p className="mb-1.5">
              <span className="font-emphasis wrap-anywhere">{question.name}</span>
              <span className="text-muted">
                {`, ${counted(question.ids.length, 'Zeile', 'Zeilen')}, ${counted(question.devices, 'Gerät', 'Geräte')}`}
              </span>
            </p>
            <div className="flex flex-wrap items-center gap-x-3">
              <CandidateButtons
                candidates={question.candidates}
                text={question.name}
                onChoose={(entry) => onModel(question, entry)}
              />
              <button
                type="button"
                aria-label={`${searchWords(question)}: ${question.name}`}
                aria-haspopup="dialog"
                onClick={() => onSearch(question)}
                className="text-link min-h-11 px-2 text-sm"
              >
                {searchWords(question)}
              </button>
            </div>
          </li>
        ))}
      </ul>
      {shown.length < models.length && (
        <Button kind="quiet" className="mt-2" onClick={() => setAll(true)}>
          {`Alle ${numberText(models.length)} Fragen zeigen`}
        </Button>
      )}
    </div>
  );
}
