import type { LabelBox } from '#domain/asset-list/label-devices.ts';

/** A part of a photo, given in shares of it, in as many pixels as are asked for. */
export function drawPart(whole: ImageBitmap, box: LabelBox, [width, height]: readonly [number, number]) {
  const { canvas, drawing } = blank(width, height);
  const [x, y] = [box.left * whole.width, box.top * whole.height];
  drawing.drawImage(whole, x, y, box.width * whole.width, box.height * whole.height, 0, 0, width, height);
  return canvas;
}

/** All of a photo, turned clockwise by an angle in radians, with as much around it as that takes. */
export function drawTurned(whole: ImageBitmap, share: number, angle: number): OffscreenCanvas {
  const [sin, cos] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))];
  const [width, height] = [whole.width * share, whole.height * share];
  const { canvas, drawing } = blank(Math.ceil(width * cos + height * sin), Math.ceil(width * sin + height * cos));
  drawing.fillStyle = 'grey';
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.translate(canvas.width / 2, canvas.height / 2);
  drawing.rotate(angle);
  drawing.drawImage(whole, -width / 2, -height / 2, width, height);
  return canvas;
}

function blank(width: number, height: number) {
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)));
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  if (drawing === null) throw new Error('There is nothing to draw on');
  return { canvas, drawing };
}

/** What is drawn on a canvas. */
export function pixelsOf(canvas: OffscreenCanvas): ImageData {
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  if (drawing === null) throw new Error('There is nothing to draw on');
  return drawing.getImageData(0, 0, canvas.width, canvas.height);
}

/** Of what is shown beside a proposal, in pixels. */
const longestOfView = 720;

/** A part small enough to be shown forty times, as a file. */
export function viewOf(whole: ImageBitmap, box: LabelBox): Promise<Blob> {
  const [across, down] = [box.width * whole.width, box.height * whole.height];
  const small = Math.min(1, longestOfView / Math.max(across, down));
  return drawPart(whole, box, [across * small, down * small]).convertToBlob({ type: 'image/jpeg', quality: 0.8 });
}
