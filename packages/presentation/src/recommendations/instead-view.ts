import { isSoldOut, type Cart } from '@baguni/domain';
import type { Session } from '@baguni/use-cases';
import { option as O } from 'fp-ts';
import { action } from '../common/action-views.ts';
import type { ActionView, ImageView } from '../common/common-types.ts';
import { money, type ViewContext } from '../common/context.ts';
import { imageView } from '../common/image-view.ts';
import { unitNameOf } from '../common/item-names.ts';
import { fill } from '../common/word.ts';
import { optionWords } from '../options/option-words.ts';
import { recommendationWords } from './recommendation-words.ts';

export interface InsteadView {
  readonly heading: string;
  readonly rows: readonly {
    readonly key: string;
    readonly of: string;
    readonly name: string;
    readonly image: ImageView;
    readonly price: string;
    readonly add: ActionView;
  }[];
}

/** Offers other options if the chosen one is sold out. */
const otherOptions = (context: ViewContext, units: Cart['units']): InsteadView['rows'] => {
  const { of, others, see, seeOf } = optionWords[context.words.language];
  return units
    .filter(({ unableOrderType }) => O.isSome(unableOrderType) && unableOrderType.value === 'OPTION_OUT_OF_STOCK')
    .map((unit) => {
      const name = unitNameOf(context, unit);
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
export const insteadView = (
  context: ViewContext,
  { cart: { units }, extras: { instead = [] } }: Session,
): InsteadView | undefined => {
  const words = recommendationWords[context.words.language];
  const inCart = new Set(units.map(({ item }) => item.itemNo));
  const nearest = instead.flatMap(({ seedItemNo, items }): InsteadView['rows'] => {
    const unit = units.find((one) => one.item.itemNo === seedItemNo && isSoldOut(one));
    const found = items.find(({ itemNo }) => !inCart.has(itemNo));
    if (!unit || !found) return [];
    const { itemNo, itemName, itemImageUrl, itemSellPrice, minQuantity } = found;
    const name = unitNameOf(context, unit);
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
