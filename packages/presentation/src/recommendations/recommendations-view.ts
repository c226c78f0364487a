import { shownList, shownViewed, type Session } from '@baguni/use-cases';
import { type RecommendedItem, isSoldOut, type Cart } from '@baguni/domain/internal';
import { distinctNameIn, action, plainAction, imageView, itemLinkView } from '../common/shared-views.ts';
import { money, type ViewContext } from '../common/context.ts';
import { recommendationWords } from './recommendation-words.ts';
import { fill } from '../common/word.ts';
import { optionWords } from '../options/option-words.ts';

const itemView = (context: ViewContext, item: RecommendedItem) => {
  const words = recommendationWords[context.words.language];
  const { itemNo, itemName, itemImageUrl, itemSellPrice, sellerName, minQuantity, needsChoice = false } = item;
  const choice = { itemNo, quantity: minQuantity, optionNos: [], additions: [] };
  return {
    key: itemNo as string,
    name: itemName,
    link: itemLinkView(context, item),
    image: imageView(itemImageUrl, false),
    price: money(context, itemSellPrice),
    seller: sellerName,
    least: minQuantity > 1 ? fill(words.fromPieces, { n: minQuantity }) : undefined,
    add: needsChoice
      ? undefined
      : action(words.add, fill(words.addOf, { name: itemName }), { type: 'AddToCart', item: choice }),
    // options are chosen on the page of the item
    choose: { label: words.choose, accessibleName: fill(words.chooseOf, { name: itemName }) },
  };
};

/** Omits items that require choices if they have no page. */
const itemViews = (context: ViewContext, items: readonly RecommendedItem[]) =>
  items.map((item) => itemView(context, item)).filter(({ add, link }) => add !== undefined || link !== undefined);

export type RecommendedItemView = ReturnType<typeof itemView>;

const headingWords = { BoughtTogether: 'boughtTogether', Similar: 'similar', BoughtBefore: 'boughtBefore' } as const;

export const recommendationsView = (context: ViewContext, session: Session) => {
  const { recommendations } = session.extras;
  const list = shownList(session);
  if (recommendations === undefined || list === undefined) return undefined;
  const words = recommendationWords[context.words.language];
  const { kind, lists, showing } = recommendations;
  return {
    kind,
    heading: fill(words[headingWords[kind]], { seed: list.seedItemName }),
    showing,
    items: itemViews(context, list.items),
    next: lists.length > 1 ? plainAction(words.nextList, { type: 'ShowNextRecommendations' }) : undefined,
  };
};

export type RecommendationsView = NonNullable<ReturnType<typeof recommendationsView>>;

/** The items viewed last, or undefined without one. */
export const viewedView = (context: ViewContext, session: Session) => {
  const items = shownViewed(session);
  if (items.length === 0) return undefined;
  const words = recommendationWords[context.words.language];
  return {
    heading: words.viewed,
    items: itemViews(context, items),
    clear: action(words.clear, words.clearViewed, { type: 'ClearViewed' }),
  };
};

export type ViewedView = NonNullable<ReturnType<typeof viewedView>>;

/** Offers other options if the chosen one is sold out. */
const otherOptions = (context: ViewContext, units: Cart['units']) => {
  const { of, others, see, seeOf } = optionWords[context.words.language];
  return units
    .filter(({ unableOrderType }) => unableOrderType === 'OPTION_OUT_OF_STOCK')
    .map((unit) => {
      const name = distinctNameIn(context, units, unit);
      return {
        key: `options-${unit.cartUnitId}`,
        of,
        name,
        image: imageView(unit.item.itemImageUrl, false),
        price: others,
        add: action(see, fill(seeOf, { name }), { type: 'OpenOptions', cartUnitId: unit.cartUnitId }),
      };
    });
};

/** Offers other options or the nearest available item for each sold-out unit; undefined without offers. */
export const insteadView = (context: ViewContext, { cart: { units }, extras: { instead = [] } }: Session) => {
  const words = recommendationWords[context.words.language];
  const inCart = new Set(units.map(({ item }) => item.itemNo));
  const nearest = instead.flatMap(({ seedItemNo, items }): ReturnType<typeof otherOptions> => {
    const unit = units.find((one) => one.item.itemNo === seedItemNo && isSoldOut(one));
    const found = items.find(({ itemNo }) => !inCart.has(itemNo));
    if (!unit || !found) return [];
    const { itemNo, itemName, itemImageUrl, itemSellPrice, minQuantity } = found;
    const name = distinctNameIn(context, units, unit);
    return [
      {
        key: seedItemNo,
        of: fill(words.insteadOf, { name }),
        name: itemName,
        image: imageView(itemImageUrl, false),
        price: money(context, itemSellPrice),
        add: action(words.add, fill(words.addInsteadOf, { name, item: itemName }), {
          type: 'AddToCart',
          item: { itemNo, quantity: minQuantity, optionNos: [], additions: [] },
        }),
      },
    ];
  });
  const rows = [...otherOptions(context, units), ...nearest];
  return rows.length === 0 ? undefined : { heading: words.insteadHeading, rows };
};

export type InsteadView = NonNullable<ReturnType<typeof insteadView>>;
