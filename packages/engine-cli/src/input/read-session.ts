import { eventLog, misfitsOf } from '@baguni/contract';
import { misfitAt } from '@baguni/contract/cart-json';
import type { EventLog } from '@baguni/domain';
import { either as E } from 'fp-ts';
import { parseJson, problemsOf, type Read } from './json-text.ts';

/** Reads a session that a page has saved. @returns its events and the state before them, or what is wrong and where */
export const readSession = (text: string): Read<EventLog> => {
  const value = parseJson(text);
  if (E.isLeft(value)) return value;
  const log = eventLog.decode(value.right);
  return E.isLeft(log)
    ? E.left(
        problemsOf(
          text,
          misfitsOf(log.left).map((one) => misfitAt(value.right, one.path, one)),
        ),
      )
    : log;
};
