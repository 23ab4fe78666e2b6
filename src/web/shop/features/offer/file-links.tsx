import { LaterIcon } from '#web/ui/later-icon.tsx';

interface FileLinksProps {
  readonly title?: string;
  readonly files: readonly { readonly url: string; readonly name: string }[];
}

/** Files by their names; they open in a tab of their own, so that nothing on this screen is lost. */
export function FileLinks({ title, files }: FileLinksProps) {
  return (
    <div>
      {title !== undefined && <p className="text-sm font-emphasis text-muted">{title}</p>}
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {files.map(({ url, name }) => (
          <li key={url} className="min-w-0">
            <a
              href={url}
              target="_blank"
              rel="noopener"
              className="text-link inline-flex min-h-11 items-center gap-1.5"
            >
              <LaterIcon name="file" size={18} />
              <span className="min-w-0 break-all">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
