/** Type plates stay legible at this; cameras give half as much again. In pixels. */
const longestEdge = 2_560;
/** The best that is small enough; looked at: print of a type plate is as sharp at the last as at the first. */
const qualities = [0.8, 0.7, 0.6, 0.5];
const smallEnough = 600_000;

/** A photo made smaller, upright as it was taken, and without place and owner. */
async function shrunk(photo: Blob): Promise<Blob | undefined> {
  const whole = await createImageBitmap(photo);
  const share = Math.min(1, longestEdge / Math.max(whole.width, whole.height));
  const canvas = new OffscreenCanvas(Math.round(whole.width * share), Math.round(whole.height * share));
  const drawing = canvas.getContext('2d');
  if (drawing === null) throw new Error('There is nothing to draw on');
  drawing.fillStyle = 'white';
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.imageSmoothingQuality = 'high';
  drawing.drawImage(whole, 0, 0, canvas.width, canvas.height);
  let made: Blob | undefined;
  for (const quality of qualities) {
    made = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    if (made.size <= smallEnough) break;
  }
  return made;
}

addEventListener('message', async ({ data }: MessageEvent<Blob>) => {
  postMessage(await shrunk(data).catch(() => undefined));
});
