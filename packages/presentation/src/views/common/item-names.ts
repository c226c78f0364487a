import { optionText, type CartUnit, type CartUnitId, type Item } from '@baguni/domain';
import { word } from '../../words/word.ts';
import type { NameOf } from './action-views.ts';
import type { ViewContext } from './context.ts';

/** The item's name as the seller wrote it; a word of ours where it has none (CM-53). */
export const itemNameOf = ({ words }: Pick<ViewContext, 'words'>, name: string): string =>
  name.trim() === '' ? word(words, 'unnamed') : name;

/** How a unit is called on the page. */
export const unitNameOf = (context: Pick<ViewContext, 'words'>, unit: CartUnit): string =>
  itemNameOf(context, unit.item.itemName);

/** How units are called that are looked up; empty where one has gone. */
export const nameIn =
  (context: Pick<ViewContext, 'words'>, unitOf: (id: CartUnitId) => CartUnit | undefined): NameOf =>
  (id) => {
    const unit = unitOf(id);
    return unit ? unitNameOf(context, unit) : '';
  };

/** The chosen options in one line; the main item where there are none (PG-21). */
export const optionTextOf = ({ words }: Pick<ViewContext, 'words'>, item: Pick<Item, 'options'>): string =>
  optionText(item) || word(words, 'optionNone');
