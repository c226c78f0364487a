import { either as E } from 'fp-ts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { MAX_CART_BYTES, readText } from './read-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'baguni-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, bytes: Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
};
const bytes = (...values: readonly number[]): Uint8Array => Uint8Array.from(values);
const nothing = Readable.from([]);

test('[EN-03] a file is read as UTF-8, its byte order mark left out', async () => {
  expect(await readText(file('a', Buffer.from('{"a":"바구니"}')), nothing)).toEqual(E.right('{"a":"바구니"}'));
  expect(await readText(file('b', bytes(0xef, 0xbb, 0xbf, 0x7b, 0x7d)), nothing)).toEqual(E.right('{}'));
});

test('[EN-03] standard input is read to its end, in whatever pieces it comes', async () => {
  const text = Buffer.from('바구니');
  expect(await readText(undefined, Readable.from([text.subarray(0, 4), text.subarray(4)]))).toEqual(E.right('바구니'));
});

test('[EN-03] a person’s terminal is not waited for', async () => {
  expect(await readText(undefined, Object.assign(Readable.from([]), { isTTY: true }))).toEqual(
    E.left({ type: 'NoFile' }),
  );
});

test('[EN-03] what cannot be read says why: no file, a folder, no text, too large', async () => {
  const gone = join(folder, 'gone');
  expect(await readText(gone, nothing)).toEqual(E.left({ type: 'NotFound', file: gone }));
  expect(await readText(folder, nothing)).toEqual(E.left({ type: 'NotAFile', file: folder }));
  const noText = file('c', bytes(0xff, 0xfe, 0x7b));
  expect(await readText(noText, nothing)).toEqual(E.left({ type: 'NotText', file: noText }));
  const [most, more] = [
    file('d', new Uint8Array(MAX_CART_BYTES).fill(32)),
    file('e', new Uint8Array(MAX_CART_BYTES + 1).fill(32)),
  ];
  expect(E.isRight(await readText(most, nothing))).toBe(true);
  expect(await readText(more, nothing)).toEqual(E.left({ type: 'TooLarge', file: more, most: MAX_CART_BYTES }));
});

test('[EN-03] an input without an end is left where it is too large', async () => {
  const endless = function* () {
    for (;;) yield Buffer.alloc(1_000_000);
  };
  expect(await readText(undefined, Readable.from(endless()))).toMatchObject({ left: { type: 'TooLarge', file: '-' } });
});
