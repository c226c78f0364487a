import { createReadStream } from 'node:fs';

/** Longest line in bytes; an item with all its options and texts has far less. */
export const MAX_LINE_BYTES = 1024 * 1024;

/** A place between two lines: lines and bytes before it. */
export interface Place {
  readonly lines: number;
  readonly bytes: number;
}

/** A line of a file; `lines` is its number, from 1. */
export interface Line extends Place {
  /** Null if the line is longer than `MAX_LINE_BYTES`. */
  readonly text: string | null;
}

const LF = 0x0a;

/** Reads the lines of a file from a place on. */
export async function* linesOf(file: string, { lines, bytes }: Place): AsyncGenerator<Line> {
  let place = { lines, bytes };
  let parts: Buffer[] = [];
  let size = 0;
  const take = (part: Buffer): void => {
    size += part.length;
    if (size <= MAX_LINE_BYTES) parts.push(part);
  };
  const lineOf = (last: Buffer): Line => {
    take(last);
    place = { lines: place.lines + 1, bytes: place.bytes + size };
    const text = size > MAX_LINE_BYTES ? null : Buffer.concat(parts).toString('utf8').trim();
    parts = [];
    size = 0;
    return { ...place, text };
  };
  const stream: AsyncIterable<Buffer> = createReadStream(file, { start: bytes, highWaterMark: MAX_LINE_BYTES });
  for await (const chunk of stream) {
    let rest = chunk;
    for (let at = rest.indexOf(LF); at >= 0; at = rest.indexOf(LF)) {
      yield lineOf(rest.subarray(0, at + 1));
      rest = rest.subarray(at + 1);
    }
    if (rest.length > 0) take(rest);
  }
  if (size > 0) yield lineOf(Buffer.alloc(0));
}
