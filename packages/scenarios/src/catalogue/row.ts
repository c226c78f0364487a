import type {
  BranchServiceType,
  CartUnitType,
  ItemFlags,
  ItemMall,
  MeasureTerms,
  UnableOrderType,
} from '@baguni/domain';
import type { PictureName } from './picture-names.ts';
import type { Translations } from '../words/words.ts';
import type { AdditionName } from './additions.ts';
import type { CategoryName } from './categories.ts';
import type { DiscountName } from './discounts.ts';
import type { FundingName } from './fundings.ts';
import type { OptionWord } from './option-words.ts';
import type { PolicyName } from './policies.ts';
import type { SellerName } from './sellers.ts';

/** An option that an item offers, by a key that choices name, e.g. `navy/95`. Prices are won on one piece. */
export type OptionRow =
  | {
      readonly type: 'Combination';
      readonly key: string;
      readonly names: readonly OptionWord[];
      readonly values: readonly OptionWord[];
      readonly price: number;
      readonly stock?: number;
    }
  /** Made to measure in cm: the price follows the area (PG-21). */
  | {
      readonly type: 'Calculation';
      readonly key: string;
      readonly names: readonly OptionWord[];
      readonly measure: MeasureTerms;
    }
  /** The shopper writes a text. */
  | { readonly type: 'Text'; readonly key: string; readonly name: OptionWord; readonly price: number };

/** What an item has beside name, price, picture and weight. */
export interface Extras {
  readonly brand?: Translations;
  readonly category?: CategoryName;
  /** What else it is shown by, after its first picture. */
  readonly morePictures?: readonly PictureName[];
  readonly policy?: PolicyName;
  /** Pieces left; left out where it is not limited. */
  readonly stock?: number;
  readonly min?: number;
  readonly max?: number;
  readonly multiple?: number;
  readonly options?: readonly OptionRow[];
  readonly additions?: readonly AdditionName[];
  readonly discounts?: readonly DiscountName[];
  /** Discounts that somebody else than the seller pays for (DC-03). */
  readonly fundings?: readonly FundingName[];
  readonly flags?: readonly (keyof ItemFlags)[];
  /** The shop inside the marketplace; `General` where left out (CK-10). */
  readonly mall?: ItemMall;
  /** Why nobody can order it, e.g. the sale was stopped. */
  readonly status?: UnableOrderType;
  /** Per cent that come back as points; none where left out. */
  readonly buyMileageRate?: number;
  readonly isCouponUsable?: boolean;
  readonly isNeedAuthentication?: boolean;
  readonly isItemDiscountAgreement?: boolean;
  /** Won that the branch adds to one piece (PR-01). */
  readonly branchPrice?: number;
  /** When the grocery centre can bring it; at any time where left out. */
  readonly branchServices?: readonly BranchServiceType[];
}

/** What all items of a shelf share, unless one says otherwise. */
export interface Shelf {
  readonly seller: SellerName;
  readonly service: CartUnitType;
  readonly brand: Translations;
  readonly category: CategoryName;
  readonly policy: PolicyName;
  readonly mall?: ItemMall;
  readonly flags?: readonly (keyof ItemFlags)[];
}

/** An item of the catalogue before a language was chosen. */
export interface ItemRow {
  readonly shelf: Shelf;
  readonly no: number;
  readonly name: Translations;
  /** Won for one piece. */
  readonly price: number;
  readonly picture: PictureName;
  /** Weight of one piece. */
  readonly kg: number;
  readonly extras: Extras;
}

/** Writes one item: number, names, won for one piece, picture, kg of one piece, and what else it has. */
export type ItemWriter = (
  no: number,
  name: Translations,
  price: number,
  picture: PictureName,
  kg: number,
  extras?: Extras,
) => ItemRow;

/** The items of one seller and trade: what they share is said once. */
export const itemsOf =
  (shelf: Shelf): ItemWriter =>
  (no, name, price, picture, kg, extras = {}) => ({ shelf, no, name, price, picture, kg, extras });

/** One value, or one combination of values, of a `combine` table. */
type Values = readonly [values: readonly OptionWord[], price?: number, stock?: number];

/** Options of which the shopper picks one, e.g. colour and size. @param rows values, won added, pieces left */
export const combine = (names: readonly OptionWord[], ...rows: readonly Values[]): readonly OptionRow[] =>
  rows.map(([values, price = 0, stock]) => ({
    type: 'Combination',
    key: values.join('/'),
    names,
    values,
    price,
    ...(stock === undefined ? {} : { stock }),
  }));

/** An option made to measure: width and height in cm, from 30 to 500. */
export const madeToMeasure = (wonPerSquareMetre: number): OptionRow => ({
  type: 'Calculation',
  key: 'measure',
  names: ['width', 'height'],
  measure: { min: 30, max: 500, wonPerSquareMetre },
});

/** An option in which the shopper writes. @param price won for it */
export const written = (name: OptionWord, price: number): OptionRow => ({ type: 'Text', key: name, name, price });
