import type { Grey, Pixels } from './pixels.ts';

/** Bars side by side on a picture: their middle, and how far they reach from the first to the last and along themselves, in pixels. */
export interface Bars {
  readonly x: number;
  readonly y: number;
  /** Angle from one bar to the next, in radians; by perspective seldom a right one to the bars. */
  readonly angle: number;
  /** Angle along the bars. */
  readonly upright: number;
  readonly long: number;
  readonly tall: number;
}

/** Pixels of a block's edge; what is smaller holds no bars, what is larger holds words beside them. */
const edge = 8;
/** Of the change within a block so much goes one way where it is bars; print goes all ways. */
const oneWay = 0.6;
/** Mean square of the change from one pixel to the next that is more than noise. */
const visible = 250;
/** Blocks of one place differ by no more than this, in radians. */
const alike = 0.25;

interface Block {
  readonly column: number;
  readonly row: number;
  readonly angle: number;
}

/**
 * Where bars stand on a picture, whichever way they are turned: a reader that looks along its rows crosses a tilted code only in part.
 * By the structure tensor of each block; neighbours that change the same way are one place.
 */
export function findBars(picture: Grey): Bars[] {
  const { width, height } = picture;
  const [columns, rows] = [Math.floor(width / edge), Math.floor(height / edge)];
  const angles = anglesOf(picture, columns, rows);
  const seen = new Uint8Array(columns * rows);
  const places: Bars[] = [];
  for (let start = 0; start < angles.length; start += 1) {
    if (seen[start] === 1 || Number.isNaN(angles[start])) continue;
    const blocks = neighbours(start, { angles, seen, columns, rows });
    if (blocks.length >= 8) places.push(placeOf(blocks));
  }
  return places
    .filter(({ long, tall }) => long > edge * 5 && tall > edge)
    .toSorted((one, other) => other.long * other.tall - one.long * one.tall);
}

/** Which way each block changes; NaN where it does not, or all ways. */
function anglesOf({ data, width }: Grey, columns: number, rows: number): Float32Array {
  const angles = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      let [xx, yy, xy] = [0, 0, 0];
      for (let y = row * edge; y < row * edge + edge - 1; y += 1) {
        let at = y * width + column * edge;
        for (let x = 0; x < edge - 1; x += 1, at += 1) {
          // Of four pixels each, so that noise changes all ways alike.
          const falling = (data[at + width + 1] ?? 0) - (data[at] ?? 0);
          const rising = (data[at + 1] ?? 0) - (data[at + width] ?? 0);
          const dx = falling + rising;
          const dy = falling - rising;
          xx += dx * dx;
          yy += dy * dy;
          xy += dx * dy;
        }
      }
      const all = xx + yy;
      const isBars = all > visible * edge * edge && Math.hypot(xx - yy, 2 * xy) > oneWay * all;
      angles[row * columns + column] = isBars ? Math.atan2(2 * xy, xx - yy) / 2 : Number.NaN;
    }
  return angles;
}

interface Grid {
  readonly angles: Float32Array;
  readonly seen: Uint8Array;
  readonly columns: number;
  readonly rows: number;
}

/** A wide bar may fill a block, and nothing changes in it: such a one is stepped over. */
const step = 2;

function neighbours(start: number, { angles, seen, columns, rows }: Grid): Block[] {
  const found: Block[] = [];
  const open = [start];
  seen[start] = 1;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const [column, row, angle] = [at % columns, Math.floor(at / columns), angles[at] ?? 0];
    found.push({ column, row, angle });
    for (let dy = -step; dy <= step; dy += 1)
      for (let dx = -step; dx <= step; dx += 1) {
        const [x, y] = [column + dx, row + dy];
        if (x < 0 || y < 0 || x >= columns || y >= rows) continue;
        // Across the bars a gap is a wide bar; along them it is the room between two codes.
        if (Math.max(Math.abs(dx), Math.abs(dy)) > 1 && Math.abs(dx * Math.cos(angle) + dy * Math.sin(angle)) < 1.7)
          continue;
        const next = y * columns + x;
        if (seen[next] === 1 || !(turn(angle, angles[next] ?? Number.NaN) < alike)) continue;
        seen[next] = 1;
        open.push(next);
      }
  }
  return found;
}

/** Between two ways without a direction. */
function turn(one: number, other: number): number {
  const far = Math.abs(one - other) % Math.PI;
  return Math.min(far, Math.PI - far);
}

function placeOf(blocks: readonly Block[]): Bars {
  // The mean of ways without a direction is that of their doubles.
  const [cos, sin] = blocks.reduce(([x, y], { angle }) => [x + Math.cos(2 * angle), y + Math.sin(2 * angle)], [0, 0]);
  const across = Math.atan2(sin, cos) / 2;
  const upright = across + Math.PI / 2;
  const angle = lengthwise(blocks, across) ?? across;
  const [ux, uy, vx, vy] = [Math.cos(angle), Math.sin(angle), Math.cos(upright), Math.sin(upright)];
  const turned = ux * vy - uy * vx;
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { column, row } of blocks) {
    const [x, y] = [(column + 0.5) * edge, (row + 0.5) * edge];
    const [far, high] = [(x * vy - y * vx) / turned, (ux * y - uy * x) / turned];
    left = Math.min(left, far);
    right = Math.max(right, far);
    top = Math.min(top, high);
    bottom = Math.max(bottom, high);
  }
  const [far, high] = [(left + right) / 2, (top + bottom) / 2];
  return {
    ...{ x: far * ux + high * vx, y: far * uy + high * vy, angle, upright },
    long: right - left + edge,
    tall: bottom - top + edge,
  };
}

/** The way in which a place is clearly longest, where that is about across its bars. */
function lengthwise(blocks: readonly Block[], across: number): number | undefined {
  const mean = (of: (block: Block) => number) => blocks.reduce((sum, block) => sum + of(block), 0) / blocks.length;
  const [column, row] = [mean((block) => block.column), mean((block) => block.row)];
  const xx = mean((block) => (block.column - column) ** 2);
  const yy = mean((block) => (block.row - row) ** 2);
  const xy = mean((block) => (block.column - column) * (block.row - row));
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  const isLong = Math.hypot(xx - yy, 2 * xy) > 0.6 * (xx + yy);
  return isLong && turn(angle, across) < 0.6 ? angle : undefined;
}

/** So many rows of a cut are read, each the mean along its part of the bars. */
const lines = 24;
/** Means over so many pixels along the bars. */
const most = 12;

/** The bars upright, with room on both sides, each pixel of it `1 / zoom` of the picture's. */
export function cutBars({ data, width, height, colorSpace }: Pixels, bars: Bars, zoom: number): Pixels {
  const room = Math.max(24, bars.long * 0.12);
  const across = Math.round((bars.long + 2 * room) * zoom);
  const cut = new Uint8ClampedArray(across * lines * 4);
  const [ux, uy] = [Math.cos(bars.angle), Math.sin(bars.angle)];
  const [vx, vy] = [Math.cos(bars.upright), Math.sin(bars.upright)];
  const every = (bars.tall * 0.9) / lines;
  const means = Math.max(1, Math.min(most, Math.floor(every)));
  for (let line = 0; line < lines; line += 1)
    for (let at = 0; at < across; at += 1) {
      const along = at / zoom - bars.long / 2 - room;
      let sum = 0;
      for (let mean = 0; mean < means; mean += 1) {
        const down = (line + (mean + 0.5) / means - lines / 2) * every;
        sum += shadeAt(bars.x + along * ux + down * vx, bars.y + along * uy + down * vy);
      }
      const place = (line * across + at) * 4;
      cut.fill(sum / means, place, place + 3);
      cut[place + 3] = 255;
    }
  return { data: cut, width: across, height: lines, colorSpace };

  function shadeAt(x: number, y: number): number {
    const left = Math.max(0, Math.min(width - 2, Math.floor(x)));
    const top = Math.max(0, Math.min(height - 2, Math.floor(y)));
    const [right, below] = [Math.max(0, Math.min(1, x - left)), Math.max(0, Math.min(1, y - top))];
    const at = (top * width + left) * 4 + 1;
    const under = at + width * 4;
    return (
      ((data[at] ?? 0) * (1 - right) + (data[at + 4] ?? 0) * right) * (1 - below) +
      ((data[under] ?? 0) * (1 - right) + (data[under + 4] ?? 0) * right) * below
    );
  }
}
