import { tenants, unableOrderTypes, type ItemNo, type Tenant, type UnableOrderType, type Won } from '@baguni/domain';
import * as t from 'io-ts';
import { orNull, type Codec, type Maybe } from '../base/codec.ts';
import { choice, itemNo, keyText, price, whole } from '../base/values.ts';

export const tenant: Codec<Tenant> = choice(tenants);

/** Stores keep pieces in 32 bits. */
const MOST_PIECES = 2_000_000_000;

const partNo: Codec<string> = keyText((no) => no);

/** Another price of an item; the price of its options is added to it. */
export interface PriceChange {
  readonly tenant: Tenant;
  readonly itemNo: ItemNo;
  /** Price of one piece in won. */
  readonly price: Won;
}

/** The pieces left of an item, or of one of its options or additions. */
export interface StockChange {
  readonly tenant: Tenant;
  readonly itemNo: ItemNo;
  readonly optionNo: Maybe<string>;
  readonly additionNo: Maybe<string>;
  /** Pieces left, or none if unlimited. */
  readonly pieces: Maybe<number>;
}

/** Stops the sale of an item for a reason, or starts it again. */
export interface SaleChange {
  readonly tenant: Tenant;
  readonly itemNo: ItemNo;
  readonly unable: Maybe<UnableOrderType>;
}

const itemOf = { tenant, itemNo };

export const priceChangeOfItem: Codec<PriceChange> = t.strict({ ...itemOf, price });

export const stockChange: Codec<StockChange> = t.strict({
  ...itemOf,
  optionNo: orNull(partNo),
  additionNo: orNull(partNo),
  pieces: orNull(whole(0, MOST_PIECES)),
});

export const saleChange: Codec<SaleChange> = t.strict({ ...itemOf, unable: orNull(choice(unableOrderTypes)) });
