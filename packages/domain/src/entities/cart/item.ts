import type { Option as Maybe } from 'fp-ts/Option';
import type { Won } from '../../money/won.ts';
import type { ItemNo } from '../../money/ids.ts';

/** One name and value of an option, e.g. colour and red. */
export interface OptionEntry {
  readonly name: string;
  readonly value: string;
}

/** An option that the shopper chose. `Calculation` options are measured, e.g. width and height in cm (PG-21). */
export interface ItemOption {
  readonly optionNo: string;
  readonly optionType: 'Calculation' | 'Combination' | 'Text';
  readonly optionEntries: readonly OptionEntry[];
  /** Added to the sell price of one piece, in won; may be negative. */
  readonly optionPrice: Won;
  /** The measure of a Calculation option, e.g. `cm`. */
  readonly calculationUnit: Maybe<string>;
  /** Pieces left; none where it is not limited. */
  readonly stock: Maybe<number>;
}

/** An additional product bought together with the item. */
export interface Addition {
  readonly additionNo: string;
  readonly name: string;
  readonly value: string;
  /** Price of one, in won. */
  readonly price: Won;
  readonly quantity: number;
  /** Pieces left; none where it is not limited. */
  readonly stock: Maybe<number>;
}

/** How many of an item one order may hold (QT-02). */
export interface QuantityLimits {
  readonly min: number;
  /** None: no limit of the item's own; 999 holds for all (QT-01). */
  readonly max: Maybe<number>;
  /** Only multiples of this many (CART-BR1-55). */
  readonly multiple: number;
}

/** The four category codes of an item, from large to detail. */
export interface CategoryCodes {
  readonly large: string;
  readonly medium: string;
  readonly small: string;
  readonly detail: string;
}

/** The shops inside the marketplace; some of them do not mix in one order (CK-10). */
export const itemMalls = ['General', 'Book', 'HomePlus', 'OverseaDirect', 'FashionBrand', 'MangoKorea'] as const;
/** The shop inside the marketplace that an item belongs to. */
export type ItemMall = (typeof itemMalls)[number];

/** What kind of item it is; each flag decides rules of checkout. */
export interface ItemFlags {
  readonly isECoupon: boolean;
  readonly isUsedItem: boolean;
  readonly isIncomeDuty: boolean;
  readonly isPaymentMoneyCategory: boolean;
  readonly isSmileClubBizDeal: boolean;
  readonly isAdult: boolean;
  readonly isInstall: boolean;
  readonly isDepartmentStore: boolean;
  readonly isSmileDelivery: boolean;
  readonly isFasterDelivery: boolean;
  /** Only for members who signed in (CK-12). */
  readonly isMembersOnly: boolean;
  /** A promotion for club members (CK-12). */
  readonly isClubOnly: boolean;
  /** Ordered only by way of the employee mall (RL-02). */
  readonly isEmployeeMall: boolean;
  /** Waits for a condition that the marketplace has not settled yet (CK-04). */
  readonly isPending: boolean;
  /** Never leaves the country (OV-15). */
  readonly isDomesticOnly: boolean;
  /** Sold by one person to another (XT-08). */
  readonly isC2C: boolean;
  /** Costs nothing by itself (XT-08). */
  readonly isZeroPrice: boolean;
  /** In a category of things that are money, e.g. gift certificates (XT-08). */
  readonly isMoneyCategory: boolean;
}

/** An item as it was put into the cart, with the options and additions that were chosen. */
export interface Item {
  readonly itemNo: ItemNo;
  /** Text as the seller wrote it; never markup. */
  readonly itemName: string;
  /** Empty where there is no picture (PG-14). */
  readonly itemImageUrl: string;
  /** Price of one piece, in won. */
  readonly itemSellPrice: Won;
  readonly options: readonly ItemOption[];
  readonly additions: readonly Addition[];
  readonly category: CategoryCodes;
  readonly mall: ItemMall;
  readonly brandName: string;
  /** The brand's number; empty where there is none (XT-08). */
  readonly brandId: string;
  /** The number of the product that comparisons of prices know; empty where there is none (XT-08). */
  readonly epin: string;
  /** Per cent of the price that come back as points to whoever buys it (XT-08). */
  readonly buyMileageRate: number;
  /** Weight of one piece, in kg. */
  readonly shippingWeight: number;
  readonly limits: QuantityLimits;
  /** Pieces left; none where it is not limited. */
  readonly stock: Maybe<number>;
  readonly flags: ItemFlags;
}

/** No flag set: the ordinary item. */
export const noFlags: ItemFlags = {
  isECoupon: false,
  isUsedItem: false,
  isIncomeDuty: false,
  isPaymentMoneyCategory: false,
  isSmileClubBizDeal: false,
  isAdult: false,
  isInstall: false,
  isDepartmentStore: false,
  isSmileDelivery: false,
  isFasterDelivery: false,
  isMembersOnly: false,
  isClubOnly: false,
  isEmployeeMall: false,
  isPending: false,
  isDomesticOnly: false,
  isC2C: false,
  isZeroPrice: false,
  isMoneyCategory: false,
};
