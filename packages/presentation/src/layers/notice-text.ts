import type { Notice } from '@baguni/domain';
import { messageText } from '../words/message-book.ts';
import type { ToastView } from '../views/types.ts';
import type { Words } from '../words/words.ts';
import type { Toast } from './toast-store.ts';

/** A notice in words; the server's own words stay as they are (XS-2). */
export const noticeText = (words: Words, notice: Notice): string =>
  notice.type === 'ServerText' ? notice.text : messageText(words, notice.code, notice.params);

/** A toast as it is shown. */
export const toastView = (words: Words, { key, notice }: Toast): ToastView => ({
  key,
  text: noticeText(words, notice),
});
