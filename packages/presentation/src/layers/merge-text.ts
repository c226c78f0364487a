import { messageText } from '../common/word.ts';
import { hasMerged, mergedNotice, type MergeReport } from '@baguni/domain';
import type { Translations } from '../common/translations.ts';
import { noticeText } from './notice-text.ts';

/** Summarizes added and remaining items of a merge. Line breaks separate paragraphs. */
export const mergeText = (words: Translations, merge: MergeReport): string =>
  [
    ...(hasMerged(merge) ? [noticeText(words, mergedNotice(merge))] : []),
    ...(merge.left.length > 0 ? [messageText(words, 'CARTS-MERGED-LEFT')] : []),
  ].join('\n');
