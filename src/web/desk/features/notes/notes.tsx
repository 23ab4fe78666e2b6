import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { longestNote, type SaleNoteView } from '#contract/desk/desk-notes.ts';
import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { formatInstantShort } from '#domain/values/instant-text.ts';
import { attemptId } from '#web/lib/attempt-id.ts';
import { draftEntry } from '#web/lib/draft-entry.ts';
import { ActionButton } from '#web/ui/action-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useActions } from '../../actions/use-actions.ts';
import { useDesk } from '../../desk-context.ts';
import { SnippetMenu } from '../../ui/snippet-menu.tsx';
import { noteHash } from './note-hash.ts';

const keptNote = z.object({ text: z.string() });

/** What the desk notes of a sale for itself, the newest first; what is typed outlasts a reload. */
export function Notes({ offer: { id, notes } }: { readonly offer: DeskOfferView }) {
  const { api, queries } = useDesk();
  const field = useRef<HTMLElement>(null);
  const [entry] = useState(() => draftEntry(`notiz-${id}`));
  const [tried] = useState(() => draftEntry(`notiz-${id}-versuch`));
  const [text, setText] = useState(() => keptNote.safeParse(entry.read()).data?.text ?? '');
  const readAgain = () => queries.invalidateQueries({ queryKey: [deskApi.offer(id)] });
  const { busy, refusal, run } = useAction(async () => {
    const said = text.trim();
    if (said === '') return;
    await api.post(deskApi.addNote(id), { noteId: attemptId(tried, { said }), text: said });
    tried.forget();
    type('');
    await readAgain();
  });
  useActions({ addNote: () => field.current?.focus() });
  useEffect(() => {
    if (location.hash === noteHash) field.current?.focus();
  }, []);

  function type(typed: string) {
    setText(typed);
    if (typed === '') entry.forget();
    else entry.keep({ text: typed });
  }

  return (
    <div className="grid max-w-[50rem] gap-5">
      <SnippetMenu name="notiz" text={text} onText={type} />
      <TextArea
        name="notiz"
        label="Notiz"
        hint="Für Kollegen. Der Kunde sieht sie nicht; verlangt er Auskunft über seine Daten, gehört sie dazu."
        rows={3}
        maxLength={longestNote}
        value={text}
        onChange={type}
        ref={(element) => {
          field.current = element;
        }}
      />
      <div>
        <Refusal text={refusal} />
        <Button busy={busy} busyText="Wird notiert …" onClick={() => void run()}>
          Notieren
        </Button>
      </div>
      <ol>
        {notes.map((note) => (
          <Note key={note.id} note={note} onRemove={() => remove(note.id)} />
        ))}
      </ol>
    </div>
  );

  async function remove(noteId: string) {
    await api.post(deskApi.removeNote(id), { noteId });
    await readAgain();
  }
}

function Note({ note, onRemove }: { readonly note: SaleNoteView; readonly onRemove: () => Promise<void> }) {
  const { by, at, text, handedTo, isMine } = note;
  return (
    <li className="border-t border-line py-3">
      <p className="flex flex-wrap items-center justify-between gap-x-4 text-muted">
        <span className="wrap-anywhere">
          {isMine ? 'Sie' : by}, {formatInstantShort(at)}
          {handedTo !== undefined && `, an ${handedTo} weitergegeben`}
        </span>
        {isMine && (
          <ActionButton kind="quiet" busyText="Wird gelöscht …" action={onRemove}>
            Löschen
          </ActionButton>
        )}
      </p>
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
    </li>
  );
}
