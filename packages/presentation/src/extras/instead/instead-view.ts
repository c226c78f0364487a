import { isSoldOut, type CartState } from '@baguni/domain';
import { action } from '../../views/common/action-views.ts';
import type { ActionView, ImageView } from '../../views/common/common-types.ts';
import { money, type ViewContext } from '../../views/common/context.ts';
import { imageView } from '../../views/common/image-view.ts';
import { unitNameOf } from '../../views/common/item-names.ts';
import { aroundWords, fill } from '../words/around-words.ts';
import { insteadWords } from './instead-words.ts';

/** Items that may take the place of units that are sold out (PG-13). */
export interface InsteadView {
  readonly heading: string;
  readonly rows: readonly {
    readonly key: string;
    /** Instead of which unit. */
    readonly of: string;
    readonly name: string;
    readonly image: ImageView;
    readonly price: string;
    readonly add: ActionView;
  }[];
}

/** For each item that is sold out the nearest that can be put in; undefined where there is none (PG-13, CM-35). */
export const insteadView = (
  context: ViewContext,
  { units, extras: { instead = [] } }: CartState,
): InsteadView | undefined => {
  const words = insteadWords[context.words.language];
  const inCart = new Set(units.map(({ item }) => item.itemNo));
  const rows = instead.flatMap(({ seedItemNo, items }): InsteadView['rows'] => {
    const unit = units.find((one) => one.item.itemNo === seedItemNo && isSoldOut(one));
    // what has been put in since is offered no longer
    const found = items.find(({ itemNo }) => !inCart.has(itemNo));
    if (!unit || !found) return [];
    const { itemNo, itemName, itemImageUrl, itemSellPrice, minQuantity } = found;
    const name = unitNameOf(context, unit);
    return [
      {
        key: seedItemNo,
        of: fill(words.of, { name }),
        name: itemName,
        image: imageView(itemImageUrl, false),
        price: money(context, itemSellPrice),
        add: action(aroundWords[context.words.language].add, fill(words.addOf, { name, item: itemName }), {
          type: 'AddToCart',
          item: { itemNo, quantity: minQuantity, optionNos: [], additions: [] },
        }),
      },
    ];
  });
  return rows.length === 0 ? undefined : { heading: words.heading, rows };
};
