import type { ReadList } from '#contract/goods/asset-list.ts';
import { messageOf, ProblemError } from '#web/lib/problem-error.ts';
import { createStore, type Store } from '#web/lib/store.ts';
import type { StoredReview } from './draft-review.ts';
import type { ListQuestion, ListToRead } from './list-source.ts';
import type { ReadListCall } from './read-list.ts';
import { type KeptReview, nothingDecided, type Review, startReview } from './review.ts';
import { withoutPersonalCells } from './without-personal-cells.ts';

/** How far the list of this page is. */
export type ListState =
  | { readonly step: 'none' }
  | { readonly step: 'reading'; readonly question: ListQuestion; readonly done: number }
  | { readonly step: 'read'; readonly question: ListQuestion; readonly review: Review }
  | {
      readonly step: 'failed';
      readonly question: ListQuestion;
      readonly code: string;
      readonly message: string;
      /** The list was read before in another way, and that is still there. */
      readonly canGoBack: boolean;
    };

/** The list of this page: read, reviewed, read again in another way. */
export interface ListReading {
  readonly state: Store<ListState>;
  /** Reads a list; of a list that was reviewed before, what was decided is kept. */
  open(source: ListToRead): void;
  /** Reads the same list with other columns or sheets, or once more after a failure. */
  readAgain(change?: Partial<Omit<ListQuestion, 'source'>>): void;
  review(change: (review: Review) => Review): void;
  /** Gives the reading up; what was there before it is there again. */
  cancel(): void;
  /** After a failure: the list as it was read before. */
  back(): void;
  /** Puts the list away; what was decided about it is kept until another one is read. */
  close(): void;
  /** Stops what is under way; the page is left. */
  stop(): void;
}

interface Keeping {
  read(): StoredReview | undefined;
  keep(review: StoredReview): void;
  forget(): void;
}

interface Dependencies {
  readonly read: ReadListCall;
  readonly kept: Keeping;
}

export function createListReading({ read, kept }: Dependencies): ListReading {
  const state = createStore<ListState>({ step: 'none' });
  let underWay = new AbortController();
  let before: ListState = state.get();
  let reviewed: ListState | undefined;

  async function ask(question: ListQuestion, decided: KeptReview): Promise<void> {
    underWay.abort();
    const mine = new AbortController();
    underWay = mine;
    if (state.get().step !== 'reading') before = state.get();
    state.set({ step: 'reading', question, done: 0 });
    try {
      const list = await read(bodyOf(question), {
        signal: mine.signal,
        onProgress: (done) => {
          if (underWay === mine && !mine.signal.aborted) state.set({ step: 'reading', question, done });
        },
      });
      if (mine.signal.aborted) return;
      const review = startReview(list, decided);
      state.set({ step: 'read', question, review });
      keep(question, review);
    } catch (error) {
      if (mine.signal.aborted) return;
      const code = error instanceof ProblemError ? error.code : 'unexpected';
      state.set({ step: 'failed', question, code, message: messageOf(error), canGoBack: reviewed !== undefined });
    }
  }

  const keep = (question: ListQuestion, { list, past: _, ...decided }: Review) =>
    kept.keep({ question: withoutPersonalCells(question, list), ...decided, decisions: [...decided.decisions] });

  return {
    state,
    open(source) {
      reviewed = undefined;
      const known = kept.read();
      const fresh = { source, columns: [], sheets: [] };
      if (known !== undefined && isSame(known.question.source, source)) void ask(known.question, decidedIn(known));
      // The same file uploaded once more, for instance after the session ended: a decision counts where the row says the same.
      else if (known !== undefined && hasSameName(known.question.source, source)) void ask(fresh, decidedIn(known));
      else {
        kept.forget();
        void ask(fresh, nothingDecided);
      }
    },
    readAgain(change) {
      const now = state.get();
      if (now.step === 'none') return;
      if (now.step === 'read') reviewed = now;
      const known = kept.read();
      const decided = now.step === 'read' ? now.review : known === undefined ? nothingDecided : decidedIn(known);
      void ask({ ...now.question, ...change }, decided);
    },
    review(change) {
      const now = state.get();
      if (now.step !== 'read') return;
      const review = change(now.review);
      if (review === now.review) return;
      state.set({ ...now, review });
      keep(now.question, review);
    },
    cancel() {
      underWay.abort();
      state.set(before);
    },
    back() {
      if (reviewed !== undefined) state.set(reviewed);
    },
    close() {
      underWay.abort();
      reviewed = undefined;
      state.set({ step: 'none' });
    },
    stop: () => underWay.abort(),
  };
}

function isSame(one: ListToRead, other: ListToRead): boolean {
  return one.kind === 'file'
    ? other.kind === 'file' && one.file.url === other.file.url
    : other.kind === 'cells' && one.id === other.id;
}

function hasSameName(one: ListToRead, other: ListToRead): boolean {
  return one.kind === 'file' && other.kind === 'file' && one.file.name === other.file.name;
}

function bodyOf({ source, columns, sheets }: ListQuestion): ReadList {
  return {
    ...(source.kind === 'file' ? { itemsListUpload: source.file.url } : { text: source.text }),
    ...(columns.length > 0 && { columns: [...columns] }),
    ...(sheets.length > 0 && { sheets: [...sheets] }),
  };
}

const decidedIn = ({ decisions, merged, leftOut = [], answered = [] }: StoredReview): KeptReview => ({
  ...{ decisions: new Map(decisions), merged, leftOut, answered },
});
