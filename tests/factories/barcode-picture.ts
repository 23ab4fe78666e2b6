import { code128 } from '#documents/layout/code-128.ts';

/** A text as Code 128 in shades of grey, a byte each, row by row: white but for the bars in the middle. */
export function barcodePicture(text: string, { width = 640, height = 480, module = 3 } = {}) {
  const grey = new Uint8Array(width * height).fill(235);
  const widths = code128(text);
  const bars = widths.reduce((sum, count) => sum + count, 0) * module;
  let x = Math.floor((width - bars) / 2);
  for (const [index, count] of widths.entries()) {
    const end = x + count * module;
    for (let y = Math.floor(height / 3); index % 2 === 0 && y < (height * 2) / 3; y += 1)
      grey.fill(16, y * width + x, y * width + end);
    x = end;
  }
  return { width, height, grey };
}

/** The same as a film of one picture, as Chromium takes it for a camera (YUV4MPEG2). */
export function barcodeFilm(text: string): Buffer {
  const { width, height, grey } = barcodePicture(text);
  const colours = Buffer.alloc((width * height) / 2, 128);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\nFRAME\n`);
  return Buffer.concat([head, grey, colours]);
}
