import type { Params } from '../messages/params.ts';
import { option as O } from 'fp-ts';
import type { Option } from 'fp-ts/Option';
import { rulesOfCode, type CatalogueEntry } from '../rules/catalogue.ts';
import { isMessageKey, messageParams } from '../messages/keys.ts';
import type { MessageKey, Messages } from '../messages/ko.ts';
import { formatMessage } from '../messages/format-message.ts';

/** What a code means: its words, the values that they name, and the rules that may answer it. */
export interface Explanation {
  /** The code that was asked for. */
  readonly code: MessageKey;
  /** In words, with the values given; a value that was not given shows as `…`. */
  readonly text: string;
  /** The words as they are written, with `{name}` for a value. */
  readonly message: string;
  /** The names of the values, e.g. `product`. */
  readonly params: readonly string[];
  /** None: only a server, or a use case, says it. */
  readonly rules: readonly CatalogueEntry[];
}

/**
 * What a code means in a language (EN-02, ER-09); none where there is no such code. It throws nothing.
 * @param params what the message names, e.g. `{ max: 5 }`
 * @param messages the table of the language, from `@baguni/domain/messages/{ko,en,cn,jp}`
 * @example
 * O.toNullable(explain('CART-BR3-06', { max: 5 }, messages))?.text; // The maximum quantity is 5. Please enter 5 or fewer.
 */
export const explain = (code: string, params: Params, messages: Messages): Option<Explanation> =>
  isMessageKey(code)
    ? O.some({
        code,
        text: formatMessage(messages, code, params),
        message: messages?.[code] ?? code,
        params: messageParams[code],
        rules: rulesOfCode(code),
      })
    : O.none;
