import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { thumbnailOf } from '#contract/site/upload-kinds.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

type Message = DeskOfferView['messages'][number];

interface MessageRowProps {
  readonly message: Message;
  /** Title of the line that it is about. */
  readonly line: string | undefined;
  /** Whose answer it still waits for. */
  readonly waits: 'ours' | 'theirs' | undefined;
  readonly onAnswer: () => void;
}

/** One message: who, when, about what, with its files. */
export function MessageRow({ message, line, waits, onAnswer }: MessageRowProps) {
  const { author, by, text, files, at } = message;
  return (
    <li
      className={classNames(
        'pl-4',
        author === 'provider' && 'ml-8',
        // Yellow is what we act on.
        waits === 'ours' ? 'border-l-4 border-accent' : 'border-l-[1.5px]',
        waits !== 'ours' && (author === 'customer' ? 'border-ink' : 'border-line'),
      )}
    >
      <p className="text-sm text-muted">
        {author === 'customer' ? 'Kunde' : (by ?? 'Wir')}, <time dateTime={at}>{formatInstant(at)}</time>
        {line !== undefined && <> · zu {line}</>}
      </p>
      {text !== '' && <p className="wrap-anywhere whitespace-pre-line">{text}</p>}
      <Files files={files} />
      {waits === 'ours' && (
        <Button kind="secondary" className="mt-2 px-4" onClick={onAnswer}>
          Antworten
        </Button>
      )}
      {waits === 'theirs' && <p className="mt-1 text-sm text-muted">Antwort steht aus</p>}
    </li>
  );
}

/** Photos in small, everything else by its name; they open in a tab of their own. */
function Files({ files }: Pick<Message, 'files'>) {
  if (files.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {files.map(({ url, name }) => {
        const address = deskApi.upload(url);
        const small = thumbnailOf({ url: address, name });
        return (
          <li key={url}>
            <a
              href={address}
              target="_blank"
              rel="noopener"
              className="text-link inline-flex min-h-10 items-center gap-2 wrap-anywhere"
            >
              {small === undefined ? (
                name
              ) : (
                <img
                  src={small}
                  alt={name}
                  width={72}
                  height={72}
                  loading="lazy"
                  className="size-18 bg-steel object-cover"
                />
              )}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
