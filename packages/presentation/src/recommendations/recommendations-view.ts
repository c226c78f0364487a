import type { Session } from '@baguni/use-cases';
import type { RecommendedItem } from '@baguni/domain';
import { action } from '../common/action-views.ts';
import { money, type ViewContext } from '../common/context.ts';
import { imageView } from '../common/image-view.ts';
import type { RecommendationsView, RecommendedItemView } from '../common/hint-types.ts';
import { recommendationWords } from './recommendation-words.ts';
import { fill } from '../common/word.ts';

const itemView = (context: ViewContext, item: RecommendedItem): RecommendedItemView => {
  const words = recommendationWords[context.words.language];
  const { itemNo, itemName, itemImageUrl, itemSellPrice, sellerName, minQuantity } = item;
  const choice = { itemNo, quantity: minQuantity, optionNos: [], additions: [] };
  return {
    key: itemNo,
    name: itemName,
    image: imageView(itemImageUrl, false),
    price: money(context, itemSellPrice),
    seller: sellerName,
    least: minQuantity > 1 ? fill(words.fromPieces, { n: minQuantity }) : undefined,
    add: action(words.add, fill(words.addOf, { name: itemName }), { type: 'AddToCart', item: choice }),
  };
};

export const recommendationsView = (
  context: ViewContext,
  { extras: { recommendations } }: Session,
): RecommendationsView | undefined => {
  const list = recommendations?.lists[recommendations.at];
  if (recommendations === undefined || list === undefined) return undefined;
  const words = recommendationWords[context.words.language];
  const { kind, lists, showing } = recommendations;
  return {
    kind,
    heading: fill(kind === 'BoughtTogether' ? words.boughtTogether : words.similar, { seed: list.seedItemName }),
    showing,
    items: list.items.map((item) => itemView(context, item)),
    next: lists.length > 1 ? action(words.nextList, words.nextList, { type: 'ShowNextRecommendations' }) : undefined,
  };
};
