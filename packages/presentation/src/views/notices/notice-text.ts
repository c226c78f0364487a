import { messageText } from '../../words/message-text.ts';
import type { Notice } from '@baguni/domain';
import type { Translations } from '../../words/translations.ts';

/** A notice in words; the server's own words stay as they are (XS-2). */
export const noticeText = (words: Translations, notice: Notice): string =>
  notice.type === 'ServerText' ? notice.text : messageText(words, notice.code, notice.params);
