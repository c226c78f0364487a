import { messageText } from '../common/word.ts';
import { hasMerged, mergedNotice, type MergeReport, type LeftPieces } from '@baguni/domain/internal';
import type { Translations } from '../common/translations.ts';
import { noticeText } from './toasts.ts';
import { imageView, itemNameOf, optionTextOf } from '../common/shared-views.ts';
import type { LayerItemView, LayerListView } from './layer-types.ts';
import { layerText } from './layer-words.ts';

/** Summarizes added and remaining items of a merge. Line breaks separate paragraphs. */
export const mergeText = (words: Translations, merge: MergeReport): string =>
  [
    ...(hasMerged(merge) ? [noticeText(words, mergedNotice(merge))] : []),
    ...(merge.left.length > 0 ? [messageText(words, 'CARTS-MERGED-LEFT')] : []),
  ].join('\n');

const reasonOf = (words: Translations, { code, params }: LeftPieces): string => messageText(words, code, params);

const quantityOf = (words: Translations, { quantity }: LeftPieces): string =>
  layerText(words)('orderQuantity', { n: quantity });

const itemView = (words: Translations, one: LeftPieces, i: number): LayerItemView => ({
  key: String(i),
  image: imageView(one.itemImageUrl, false),
  name: itemNameOf({ words }, one.itemName),
  optionText: `${optionTextOf({ words }, one)} · ${quantityOf(words, one)}`,
  labels: [],
});

export const leftLists = (words: Translations, { left }: MergeReport): readonly LayerListView[] => {
  const byReason = new Map<string, LayerItemView[]>();
  for (const [i, one] of left.entries()) {
    const reason = reasonOf(words, one);
    byReason.set(reason, [...(byReason.get(reason) ?? []), itemView(words, one, i)]);
  }
  return [...byReason].map(([heading, items]) => ({ heading, items }));
};

export const leftLines = (words: Translations, { left }: MergeReport): readonly string[] =>
  left.map((one) => `${itemNameOf({ words }, one.itemName)}, ${quantityOf(words, one)}: ${reasonOf(words, one)}`);
