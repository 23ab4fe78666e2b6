import { networkProblem, problemOf } from './problem-error.ts';

/** Fetches a file of the server and hands it to the browser to keep; rejects with a ProblemError. */
export async function saveFile(address: string): Promise<void> {
  const response = await window.fetch(address, { credentials: 'same-origin' }).catch(() => {
    throw networkProblem();
  });
  if (!response.ok) throw await problemOf(response);
  await saveResponse(response);
}

/** Hands the file of an answer to the browser to keep; rejects with a ProblemError. */
export async function saveResponse(response: Response): Promise<void> {
  const content = await response.blob().catch(() => {
    throw networkProblem();
  });
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = nameOf(response.headers.get('content-disposition') ?? '');
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), keptFor);
}

const keptFor = 60_000;

/** The name that the server gave the file (RFC 6266). */
function nameOf(disposition: string): string {
  const [, name = 'Datei'] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  return decodeURIComponent(name);
}
