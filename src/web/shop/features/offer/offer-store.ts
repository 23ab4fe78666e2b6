import { z } from 'zod';
import type { AnswerMissing } from '#contract/goods/missing-answers.ts';
import { checkInvoiceAnswer, type InvoiceReportView } from '#contract/money/invoice-check.ts';
import type { GiveAccount } from '#contract/money/payout-account.ts';
import type { OfferAction, OfferActionBody } from '#contract/sale/offer-actions.ts';
import type { NewOfferMessage } from '#contract/sale/offer-messages.ts';
import type { NameOffer } from '#contract/sale/offer-name.ts';
import { type OfferView, offerViewSchema } from '#contract/sale/offer-view.ts';
import type { AskSignOff, GiveSignOff } from '#contract/sale/sign-off.ts';
import { api } from '#contract/site/urls.ts';
import type { ApiClient } from '#web/lib/api-client.ts';
import { ProblemError } from '#web/lib/problem-error.ts';
import { createStore, type Store } from '#web/lib/store.ts';

/** The one offer on the screen. `missing` is also the answer about a stranger's offer. */
export type OpenOffer =
  | { readonly at: 'nothing' }
  | { readonly at: 'reading' }
  | { readonly at: 'missing' }
  | { readonly at: 'failed'; readonly problem: unknown }
  | { readonly at: 'here'; readonly view: OfferView };

/** The customer's hold on one offer. */
export interface OfferStore {
  readonly state: Store<OpenOffer>;
  reset(): void;
  /** Resets, then reads; a failed read clears the offer. Throws nothing. */
  read(id: string): Promise<void>;
  /** Reads again what is on the screen and replaces it; an empty or failed answer changes nothing. Throws nothing. */
  refresh(id: string): Promise<void>;
  /** Sends an action on the offer on the screen and reads it again; throws the refusal, after catching up with it. */
  act<A extends OfferAction>(action: A, body: OfferActionBody<A>): Promise<void>;
  /** Asks or answers about the offer on the screen and reads it again; throws the refusal, after catching up with it. */
  sendMessage(message: NewOfferMessage): Promise<void>;
  /** Hands in an agreement of the seller's own by the address of its upload, and reads the offer again; throws like sendMessage. */
  handInAgreement(agreementUpload: string): Promise<void>;
  /** What would be found out about an own invoice, by the address of its upload; nothing is handed in. Throws the refusal. */
  checkInvoice(invoiceUpload: string): Promise<InvoiceReportView | undefined>;
  /** Hands in a corrected invoice after the end, and reads the offer again; throws like sendMessage. */
  correctInvoice(corrected: { orderId: string; invoiceUpload: string }): Promise<void>;
  /** Says where devices are that did not arrive, and reads the offer again; throws like sendMessage. */
  answerMissing(answer: AnswerMissing): Promise<void>;
  /** Says that the account is right, or which other is, after a payment had come back; reads the offer again; throws like sendMessage. */
  confirmAccount(): Promise<void>;
  giveAccount(given: GiveAccount): Promise<void>;
  /** Names the offer on the screen, or takes its name away, and reads it again; throws the refusal. */
  nameOffer(name: NameOffer): Promise<void>;
  /** Asks somebody for a word on the price on the screen, or takes that back, and reads the offer again; throws like sendMessage. */
  askSignOff(asked: AskSignOff): Promise<void>;
  withdrawSignOff(id: string): Promise<void>;
  /** A colleague's own word on it. */
  giveSignOff(given: GiveSignOff): Promise<void>;
  /** Hands a file in; an action names it afterwards. Throws the refusal. */
  upload(file: File): Promise<Upload>;
  /** The session has run out meanwhile, as a refusal told: the place of the offer becomes the log-in form. */
  noticeSignOut(problem: unknown): void;
}

const uploadsSchema = z.tuple([z.object({ url: z.string(), name: z.string() })]);
type Upload = z.infer<typeof uploadsSchema>[0];

const answerOf = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : undefined;

/** The offer in an answer to its call; undefined where there is none. */
export function offerIn(answer: unknown): OfferView | undefined {
  return answer === undefined ? undefined : offerViewSchema.safeParse(answerOf(answer)).data;
}

/** `ahead` is an offer that is shown without being read. */
export function createOfferStore(client: ApiClient, uploadUrl: string, ahead?: OfferView): OfferStore {
  const state = createStore<OpenOffer>(ahead ? { at: 'here', view: ahead } : { at: 'nothing' });
  /** Counts resets: an answer to an older question is dropped. */
  let turn = 0;

  const load = async (id: string) => answerOf(await client.get(api.selfservice.readOffer(id)));

  async function read(id: string): Promise<void> {
    turn += 1;
    const asked = turn;
    state.set({ at: 'reading' });
    const next = await load(id)
      .then((data): OpenOffer => ({ at: 'here', view: offerViewSchema.parse(data) }))
      .catch(whyNot);
    if (asked === turn) state.set(next);
  }

  async function refresh(id: string): Promise<void> {
    const asked = turn;
    const data = await load(id).catch(() => undefined);
    const parsed = offerViewSchema.safeParse(data);
    const shown = state.get();
    if (!parsed.success || asked !== turn || shown.at !== 'here' || shown.view.id !== id) return;
    if (parsed.data.version >= shown.view.version) state.set({ at: 'here', view: parsed.data });
  }

  function noticeSignOut(problem: unknown): void {
    if (problem instanceof ProblemError && problem.status === 401) state.set({ at: 'failed', problem });
  }

  async function send(id: string, call: string, body: object, headers?: Record<string, string>): Promise<unknown> {
    try {
      return await client.post(api.selfservice.offerAction(call, id), body, headers);
    } catch (error) {
      if (error instanceof ProblemError && error.status === 409) await refresh(id);
      noticeSignOut(error);
      throw error;
    }
  }

  /** What stands outside the event log: a price has to have been on the screen where the call says which. */
  async function sendBeside(call: string, body: object, seen?: (version: number) => Record<string, string>) {
    const shown = state.get();
    if (shown.at !== 'here') return;
    await send(shown.view.id, call, body, seen?.(shown.view.version));
    await refresh(shown.view.id);
  }

  return {
    state,
    read,
    refresh,
    noticeSignOut,
    reset() {
      turn += 1;
      state.set({ at: 'nothing' });
    },
    async upload(file) {
      const form = new FormData();
      form.append('file', file);
      const [upload] = uploadsSchema.parse(await client.upload(uploadUrl, form));
      return upload;
    },
    sendMessage: (message) => sendBeside('sendMessage', message),
    handInAgreement: (agreementUpload) => sendBeside('handInAgreement', { agreementUpload }),
    async checkInvoice(invoiceUpload) {
      const shown = state.get();
      if (shown.at !== 'here') return undefined;
      return checkInvoiceAnswer.parse(await send(shown.view.id, 'checkInvoice', { invoiceUpload })).data;
    },
    correctInvoice: (corrected) => sendBeside('correctInvoice', corrected),
    answerMissing: (answer) => sendBeside('answerMissing', answer),
    confirmAccount: () => sendBeside('confirmAccount', {}),
    giveAccount: (given) => sendBeside('giveAccount', given),
    nameOffer: (name) => sendBeside('nameOffer', name),
    askSignOff: (asked) => sendBeside('askSignOff', asked),
    giveSignOff: (given) => sendBeside('giveSignOff', given, seenPrice),
    withdrawSignOff: (id) => sendBeside('withdrawSignOff', { id }),
    async act(action, body) {
      const shown = state.get();
      if (shown.at !== 'here') return;
      const { id, version } = shown.view;
      // Which price was on the screen; the process knows for which actions that matters.
      await send(id, action, body, seenPrice(version));
      await refresh(id);
      const now = state.get();
      // What was done must not be offered again: without news the screen starts over.
      if (now.at === 'here' && now.view.id === id && now.view.version === version) await read(id);
    },
  };
}

function seenPrice(version: number): Record<string, string> {
  return { 'if-match': `"${version}"` };
}

function whyNot(problem: unknown): OpenOffer {
  return problem instanceof ProblemError && problem.status === 404 ? { at: 'missing' } : { at: 'failed', problem };
}
