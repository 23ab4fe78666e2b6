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

/** What went wrong, by what was thrown. */
export function troubleOf(error: unknown): CameraTrouble {
  if (!(error instanceof DOMException)) return 'unread';
  if (error.name === 'NotAllowedError') return 'refused';
  return error.name === 'NotFoundError' || error.name === 'OverconstrainedError' ? 'missing' : 'failed';
}
