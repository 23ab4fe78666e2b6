import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { openBarcodeReader } from '#web/lib/codes/barcode-reader.ts';
import { Button } from '#web/ui/button.tsx';
import { type CameraTrouble, openCamera, troubleOf } from './open-camera.ts';

interface CameraScannerProps {
  readonly onCode: (code: string) => void;
  readonly onClose: () => void;
}

/** The same code stays before the camera while somebody turns to the next device, in milliseconds. */
const sameAgain = 2_500;
const pause = 120;

const troubles: Readonly<Record<CameraTrouble, string>> = {
  refused:
    'Der Browser darf die Kamera nicht benutzen. Erlauben Sie es in den Einstellungen dieser Seite, oder tippen Sie die Nummer ein.',
  missing: 'An diesem Gerät ist keine Kamera. Tippen Sie die Nummer ein, oder nehmen Sie einen Scanner.',
  failed: 'Die Kamera lässt sich gerade nicht öffnen. Vielleicht benutzt sie ein anderes Programm.',
  unread: 'Der Strichcodeleser ließ sich nicht laden. Versuchen Sie es noch einmal, sobald Sie Netz haben.',
};

/** The camera as a scanner: what it sees is read until it is closed. */
export function CameraScanner({ onCode, onClose }: CameraScannerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [trouble, setTrouble] = useState<CameraTrouble>();
  const [isSeeing, setIsSeeing] = useState(false);
  const take = useEffectEvent(onCode);

  useEffect(() => {
    const over = new AbortController();
    const screen = video.current;
    if (screen === null) return;
    void scanWith(screen, {
      signal: over.signal,
      onCode: (code) => take(code),
      onSeeing: () => setIsSeeing(true),
    }).then((why) => over.signal.aborted || setTrouble(why));
    return () => over.abort();
  }, []);

  return (
    <section
      aria-label="Kamera"
      className="grid justify-items-start gap-3 rounded-sm border border-line bg-sheet p-4.5"
    >
      {trouble === undefined ? (
        <>
          <p role="status" className="text-muted">
            {isSeeing ? 'Halten Sie den Strichcode vor die Kamera.' : 'Die Kamera wird geöffnet …'}
          </p>
          <video ref={video} muted playsInline className="max-h-80 w-full max-w-xl rounded-sm bg-steel" />
        </>
      ) : (
        <p role="alert">{troubles[trouble]}</p>
      )}
      <Button data-leaves onClick={onClose}>
        Kamera schließen
      </Button>
    </section>
  );
}

interface Scanning {
  readonly signal: AbortSignal;
  readonly onCode: (code: string) => void;
  readonly onSeeing: () => void;
}

/** Scans until the signal says that it is over, or tells why it cannot. */
async function scanWith(video: HTMLVideoElement, scanning: Scanning): Promise<CameraTrouble | undefined> {
  try {
    await showCamera(video, scanning.signal);
  } catch (error) {
    return troubleOf(error);
  }
  try {
    await readFrom(video, scanning);
  } catch {
    return 'unread';
  }
}

async function showCamera(video: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  const stream = await openCamera();
  const release = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) return release();
  signal.addEventListener('abort', release);
  video.srcObject = stream;
  await video.play();
}

async function readFrom(video: HTMLVideoElement, { signal, onCode, onSeeing }: Scanning): Promise<void> {
  if (signal.aborted) return;
  const reader = await openBarcodeReader();
  if (signal.aborted) return reader.close();
  signal.addEventListener('abort', reader.close);
  onSeeing();
  let last: { readonly code: string; readonly at: number } | undefined;
  while (!signal.aborted) {
    const code = await reader.read(video);
    if (signal.aborted) return;
    const now = performance.now();
    if (code !== undefined) {
      const isSame = last?.code === code && now - last.at < sameAgain;
      last = { code, at: now };
      if (!isSame) onCode(code);
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
