import { isOptionValue, MAX_OPTION_TEXT, type EnteredOption } from '@baguni/domain';
import * as t from 'io-ts';
import { plain } from '../base/described.ts';
import { list } from '../base/list.ts';
import type { Codec } from '../base/shape.ts';
import { requestText } from '../base/text.ts';

const MAX_VALUES = 10;

// in UTF-16 units; a character has up to two
const value = plain<string, string>(
  { type: 'Text', min: 1, max: 2 * MAX_OPTION_TEXT },
  (text): text is string => typeof text === 'string' && isOptionValue(text),
  (text) => text,
);

/** Measures or texts entered for an option: 1 to 50 characters in one line, without control characters (CM-06). */
export const enteredOption: Codec<EnteredOption> = t.strict({
  optionNo: requestText(),
  values: list(value, MAX_VALUES),
});
