import { optionText, type CartUnit, type CartUnitId, type Item } from '@baguni/domain';
import { word } from './word.ts';
import type { NameOf } from './action-views.ts';
import type { ViewContext } from './context.ts';

/** Returns the item’s name from the seller, or a default text if it is empty. */
export const itemNameOf = ({ words }: Pick<ViewContext, 'words'>, name: string): string =>
  name.trim() === '' ? word(words, 'unnamed') : name;

export const unitNameOf = (context: Pick<ViewContext, 'words'>, unit: CartUnit): string =>
  itemNameOf(context, unit.item.itemName);

export const nameIn =
  (context: Pick<ViewContext, 'words'>, unitOf: (id: CartUnitId) => CartUnit | undefined): NameOf =>
  (id) => {
    const unit = unitOf(id);
    return unit ? unitNameOf(context, unit) : '';
  };

export const optionTextOf = ({ words }: Pick<ViewContext, 'words'>, item: Pick<Item, 'options'>): string =>
  optionText(item) || word(words, 'optionNone');
