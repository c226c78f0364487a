import { messageText, wordOf } from '../common/word.ts';
import { imageView } from '../common/image-view.ts';
import type { LayerItemView, LayerListView } from './list-types.ts';
import type { LeftPieces, MergeReport } from '@baguni/domain';
import { itemNameOf, optionTextOf } from '../common/item-names.ts';
import type { LayerWords } from './layer-words-ko.ts';
import type { Translations } from '../common/translations.ts';

const word = wordOf<LayerWords>();

const reasonOf = (words: Translations, { code, params }: LeftPieces): string => messageText(words, code, params);

const quantityOf = (words: Translations, { quantity }: LeftPieces): string =>
  word(words, 'orderQuantity', { n: quantity });

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
