import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

/** In dots from the left and the top. */
interface Rectangle {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Dots that stay white around what is drawn. */
const margin = 20;

/**
 * What is filled on the first page of a PDF as a camera sees it: so many dots an inch, each out of focus by a spread of so many dots.
 * Paths alone, since bars and squares are some; letters are left out.
 */
export async function printedPicture(bytes: Uint8Array, { dotsPerInch = 150, blur = 2 } = {}) {
  const drawn = await rectanglesOf(bytes, dotsPerInch / 72);
  const most = (side: 'right' | 'bottom') => Math.max(...drawn.map((one) => one[side]));
  const least = (side: 'left' | 'top') => Math.min(...drawn.map((one) => one[side])) - margin;
  const [x0, y0] = [least('left'), least('top')];
  const [width, height] = [Math.ceil(most('right') - x0) + margin, Math.ceil(most('bottom') - y0) + margin];
  const light = new Float64Array(width * height).fill(1);
  for (const { left, right, top, bottom } of drawn)
    for (let y = Math.floor(top - y0); y < bottom - y0; y += 1)
      for (let x = Math.floor(left - x0); x < right - x0; x += 1)
        light[y * width + x] =
          (light[y * width + x] ?? 1) - overlap(x, left - x0, right - x0) * overlap(y, top - y0, bottom - y0);
  const blurred = spread(spread(light, blur, { width, step: 1 }), blur, { width, step: width });
  const data = new Uint8ClampedArray(blurred.length * 4).fill(255);
  for (const [at, share] of blurred.entries()) data.fill(16 + Math.max(0, share) * 219, at * 4, at * 4 + 3);
  return { width, height, data, colorSpace: 'srgb' as const };
}

const overlap = (dot: number, from: number, to: number) => Math.max(0, Math.min(dot + 1, to) - Math.max(dot, from));

/** Each dot with those before and after it, along rows or columns; what is beyond the edge is white. */
function spread(dots: Float64Array, blur: number, { width, step }: { readonly width: number; readonly step: number }) {
  const reach = Math.ceil(3 * blur);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, at) => Math.exp(-((at - reach) ** 2) / (2 * blur ** 2)));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return dots.map((_, at) => {
    let sum = 0;
    for (const [index, weight] of weights.entries()) {
      const other = at + (index - reach) * step;
      const isBeyond = step === 1 && Math.floor(other / width) !== Math.floor(at / width);
      sum += weight * (isBeyond ? 1 : (dots[other] ?? 1));
    }
    return sum / whole;
  });
}

async function rectanglesOf(bytes: Uint8Array, scale: number): Promise<Rectangle[]> {
  const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1);
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  return fnArray.flatMap((operator, at) =>
    operator === OPS.constructPath ? rectanglesIn(argsArray[at][1][0], scale) : [],
  );
}

/** A path of pdf.js: 0 moves, 1 draws a line, each to a point, and 4 closes. */
function rectanglesIn(path: Float32Array, scale: number): Rectangle[] {
  const found: Rectangle[] = [];
  let [xs, ys]: [number[], number[]] = [[], []];
  for (let at = 0; at < path.length; ) {
    if (path[at] !== 4) {
      xs.push((path[at + 1] ?? 0) * scale);
      ys.push((path[at + 2] ?? 0) * scale);
      at += 3;
      continue;
    }
    found.push({ left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) });
    [xs, ys] = [[], []];
    at += 1;
  }
  return found;
}
