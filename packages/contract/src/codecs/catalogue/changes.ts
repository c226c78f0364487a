import { unableOrderTypes } from '@baguni/domain/internal';
import * as t from 'io-ts';
import { nullable } from '../base/codec.ts';
import { choice, itemNo, price, whole } from '../base/values.ts';
import { partNo, tenant } from './base.ts';

/** Stores keep pieces in 32 bits. */
const MOST_PIECES = 2_000_000_000;

const ofItem = { tenant, itemNo };

/** Another price of one piece of an item, in won; the prices of its options are added to it. */
export const priceChange = t.strict({ ...ofItem, price });

/** Pieces left of an item, or of one of its options or additions; null is unlimited. */
export const stockChange = t.strict({
  ...ofItem,
  optionNo: nullable(partNo),
  additionNo: nullable(partNo),
  pieces: t.union([whole(0, MOST_PIECES), t.null]),
});

/** Stops the sale of an item for a reason; null starts it again. */
export const saleChange = t.strict({ ...ofItem, unable: t.union([choice(unableOrderTypes), t.null]) });

export const priceRow = t.strict({ type: t.literal('price'), ...priceChange.type.props });
export const stockRow = t.strict({ type: t.literal('stock'), ...stockChange.type.props });
export const saleRow = t.strict({ type: t.literal('sale'), ...saleChange.type.props });

export type PriceRow = t.TypeOf<typeof priceRow>;
export type StockRow = t.TypeOf<typeof stockRow>;
export type SaleRow = t.TypeOf<typeof saleRow>;
