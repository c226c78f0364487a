import { either as E } from 'fp-ts';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import type { Problem } from './problem.ts';

/** The largest cart that is read, in bytes: 500 units with 1,000 coupons take less than half of it. */
export const MAX_CART_BYTES = 5_000_000;
/** The largest session that is read, in bytes: each of its events may hold a whole cart. */
export const MAX_SESSION_BYTES = 50_000_000;

/** How standard input is named. */
const INPUT = '-';

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

const problemOf = (file: string, error: unknown): Problem => {
  const code = codeOf(error);
  if (code === 'ENOENT' || code === 'ENOTDIR') return { type: 'NotFound', file };
  return { type: code === 'EISDIR' ? 'NotAFile' : 'NotReadable', file };
};

const bytesOf = async (stream: Readable, most: number): Promise<Buffer | undefined> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    size += bytes.length;
    // leaving the loop ends the stream
    if (size > most) return undefined;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
};

const decoded = (file: string, bytes: Buffer): E.Either<Problem, string> =>
  E.tryCatch(
    () => new TextDecoder('utf-8', { fatal: true }).decode(bytes),
    () => ({ type: 'NotText', file }),
  );

/** The text of a file, or of standard input: UTF-8, with or without a byte order mark, not larger than `most` bytes. */
export const readText = async (
  file: string | undefined,
  input: Readable & { readonly isTTY?: boolean },
  most = MAX_CART_BYTES,
): Promise<E.Either<Problem, string>> => {
  if (file === undefined && input.isTTY === true) return E.left({ type: 'NoFile' });
  const name = file ?? INPUT;
  try {
    const bytes = await bytesOf(file === undefined ? input : createReadStream(file), most);
    return bytes ? decoded(name, bytes) : E.left({ type: 'TooLarge', file: name, most });
  } catch (error) {
    return E.left(problemOf(name, error));
  }
};
