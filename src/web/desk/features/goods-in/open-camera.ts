/** Why there is no picture. */
export type CameraTrouble = 'refused' | 'missing' | 'failed' | 'unread';

/** The camera at the back, where there are two. Asks for permission; rejects where it is refused. */
export async function openCamera(): Promise<MediaStream> {
  // Absent where the page came without encryption.
  if (!('mediaDevices' in navigator)) throw new DOMException('No camera here', 'NotFoundError');
  return navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
  });
}

/** What went wrong with the camera, by the name of what was thrown: an OverconstrainedError is no DOMException on WebKit, and no Error. */
export function troubleOf(error: unknown): Exclude<CameraTrouble, 'unread'> {
  const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : undefined;
  if (name === 'NotAllowedError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'failed';
}
