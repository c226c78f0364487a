import { formatMessage, type Language, type MessageKey, type Messages, type Params } from '@baguni/domain';
import { messages as cn } from '@baguni/domain/messages/cn';
import { messages as en } from '@baguni/domain/messages/en';
import { messages as jp } from '@baguni/domain/messages/jp';
import { messages as ko } from '@baguni/domain/messages/ko';

const tables: Readonly<Record<Language, Messages>> = { ko, en, cn, jp };

/** A message of the engine in words (ER-09). */
export const messageIn = (language: Language, code: MessageKey, params: Params = {}): string =>
  formatMessage(tables[language], code, params);
