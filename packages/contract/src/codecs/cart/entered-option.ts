import { isOptionValue, MAX_OPTION_TEXT, type EnteredOption } from '@baguni/domain';
import * as t from 'io-ts';
import { plain } from '../base/described.ts';
import { list } from '../base/list.ts';
import type { Codec } from '../base/shape.ts';
import { requestText } from '../base/text.ts';

/** The most values of one option. */
const MAX_VALUES = 10;

// in UTF-16 units, of which a character has two at most
const value = plain<string, string>(
  { type: 'Text', min: 1, max: 2 * MAX_OPTION_TEXT },
  (text): text is string => typeof text === 'string' && isOptionValue(text),
  (text) => text,
);

/** What was measured or written for an option: texts of 1 to 50 characters in one line, without control characters (CM-06). */
export const enteredOption: Codec<EnteredOption> = t.strict({
  optionNo: requestText(),
  values: list(value, MAX_VALUES),
});
