import { isMemo, MAX_MEMO_BYTES } from '@baguni/domain';
import { plain } from '../base/described.ts';

/** The memo of an order: at most 100 bytes, and so at most 100 characters, in one line (LY-08). */
export const memo = plain<string, string>(
  { type: 'Text', min: 0, max: MAX_MEMO_BYTES },
  (value): value is string => typeof value === 'string' && isMemo(value),
  (text) => text,
);
