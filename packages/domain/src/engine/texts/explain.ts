import { type Params, formatMessage } from '../../messages/format-message.ts';
import { rulesOfCode, type CatalogueEntry } from '../../rules/catalogue.ts';
import { isMessageKey, messageParams } from '../../messages/keys.ts';
import type { MessageKey, Messages } from '../../messages/ko.ts';

/** A code with its text, its parameters and its rules. */
export interface Explanation {
  readonly code: MessageKey;
  /** Text with the given values, or the text without values if one is missing. */
  readonly text: string;
  readonly message: string;
  readonly params: readonly string[];
  /** Empty if only a server or a use case returns the code. */
  readonly rules: readonly CatalogueEntry[];
}

/**
 * Explains a code in a language; undefined for an unknown code (EN-02, ER-09). Never throws.
 * @param params values of the message, e.g. `{ max: 5 }`
 * @param messages message table from `@baguni/domain/messages/{ko,en,cn,jp}`
 */
export const explain = (code: string, params: Params, messages: Messages): Explanation | undefined =>
  isMessageKey(code)
    ? {
        code,
        text: formatMessage(messages, code, params),
        message: messages?.[code] ?? code,
        params: messageParams[code],
        rules: rulesOfCode(code),
      }
    : undefined;
