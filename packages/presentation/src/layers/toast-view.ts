import { noticeText } from './notice-text.ts';
import type { Translations } from '../common/translations.ts';
import type { ToastView } from './layer-types.ts';
import type { Toast } from './toast-store.ts';

export const toastView = (words: Translations, { key, notice }: Toast): ToastView => ({
  key,
  text: noticeText(words, notice),
});
