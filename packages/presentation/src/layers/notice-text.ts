import { messageText } from '../common/word.ts';
import type { Notice } from '@baguni/domain';
import type { Translations } from '../common/translations.ts';

export const noticeText = (words: Translations, notice: Notice): string =>
  notice.type === 'ServerText' ? notice.text : messageText(words, notice.code, notice.params);
