import type { ListCandidate } from '#domain/asset-list/asset-list.ts';
import { shortTitles } from './short-titles.ts';

interface CandidateButtonsProps {
  readonly candidates: readonly ListCandidate[];
  /** What the list says; the button's name for those who do not see it ends with it. */
  readonly text: string;
  readonly onChoose: (entry: ListCandidate) => void;
}

/** The models that goods may be, one press each. */
export function CandidateButtons({ candidates, text, onChoose }: CandidateButtonsProps) {
  const short = shortTitles(candidates.map(({ title }) => title));
  return (
    <div className="flex flex-wrap gap-2 pb-1">
      {candidates.map((entry, index) => (
        <button
          key={entry.entryId}
          type="button"
          aria-label={`${entry.title}, für ${text}`}
          onClick={() => onChoose(entry)}
          className="min-h-11 rounded-sm border-[1.5px] border-ink bg-sheet px-2.5 py-1.5 text-left text-[0.94rem] font-emphasis leading-tight hover:bg-steel"
        >
          {short[index]}
        </button>
      ))}
    </div>
  );
}
