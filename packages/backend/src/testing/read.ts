import { readReply, type AnsweredCall } from '@baguni/contract';
import type { ApiError } from '@baguni/domain';
import { either as E } from 'fp-ts';
import type { Answer } from '../dispatch/endpoint.ts';

/** Reads an answer as a page does; a refusal fails the test with its code. */
export const replyOf = <Res>(call: AnsweredCall<Res>, answer: Answer): Res => {
  const read = readReply(call, overTheWire(answer));
  if (E.isLeft(read)) throw new Error(`refused: ${read.left.resultCode} ${read.left.message}`);
  return read.right;
};

/** Reads a reply as a page does; a success fails the test. */
export const errorOf = <Res>(call: AnsweredCall<Res>, answer: Answer): ApiError => {
  const read = readReply(call, overTheWire(answer));
  if (E.isRight(read)) throw new Error('not refused');
  return read.left;
};

const overTheWire = ({ status, body }: Answer): Answer => ({ status, body: JSON.parse(JSON.stringify(body)) });
