import type { Option as Maybe } from 'fp-ts/Option';
import type { Won } from '../../money/won.ts';
import type { ItemNo } from '../../money/ids.ts';

/** One name and value of an option, e.g. colour and red. */
export interface OptionEntry {
  /** What is chosen or measured, in the seller’s words, e.g. `Colour` or `Width`. */
  readonly name: string;
  /** What was chosen of it, or measured or written for it, e.g. `Red` or `120`. */
  readonly value: string;
}

/** An option that the shopper chose. `Calculation` options are measured, e.g. width and height in cm (PG-21). */
export interface ItemOption {
  /** Its number among the options of the item. */
  readonly optionNo: string;
  /** `Combination`: one of several was chosen; `Calculation`: measures were entered; `Text`: a text was written (PG-21). */
  readonly optionType: 'Calculation' | 'Combination' | 'Text';
  /** What it is made of; each is shown as name and value (PG-21). */
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
  /** Its number among the additions of the item. */
  readonly additionNo: string;
  /** What kind of product it is, in the seller’s words, e.g. `Wrapping`. */
  readonly name: string;
  /** Which of them was chosen, e.g. `Paper carrier bag`. */
  readonly value: string;
  /** Price of one, in won. */
  readonly price: Won;
  /** Pieces of it; the unit’s own quantity does not multiply them (PR-01). */
  readonly quantity: number;
  /** Pieces left; none where it is not limited. */
  readonly stock: Maybe<number>;
}

/** How many of an item one order may hold (QT-02). */
export interface QuantityLimits {
  /** The fewest pieces; 1 where the item says nothing (CART-BR3-05). */
  readonly min: number;
  /** None: no limit of the item's own; 999 holds for all (QT-01). */
  readonly max: Maybe<number>;
  /** Only multiples of this many (CART-BR1-55). */
  readonly multiple: number;
}

/** The four category codes of an item, from large to detail. */
export interface CategoryCodes {
  /** The widest category; some do not go by express. */
  readonly large: string;
  /** The category within the large one. */
  readonly medium: string;
  /** The category within the medium one. */
  readonly small: string;
  /** The narrowest category. */
  readonly detail: string;
}

/** The shops inside the marketplace; some of them do not mix in one order (CK-10). */
export const itemMalls = ['General', 'Book', 'HomePlus', 'OverseaDirect', 'FashionBrand', 'MangoKorea'] as const;
/** The shop inside the marketplace that an item belongs to. */
export type ItemMall = (typeof itemMalls)[number];

/** What kind of item it is; each flag decides rules of checkout. */
export interface ItemFlags {
  /** A voucher that is sent by message and not in a parcel: it is not ordered with what is delivered (CK-07). */
  readonly isECoupon: boolean;
  /** Second-hand: it takes no coupon (CP-02). */
  readonly isUsedItem: boolean;
  /** Deductible from income tax, as books are: in Korean the shopper is asked whether to order it alone (CK-08). */
  readonly isIncomeDuty: boolean;
  /** Refundable like money: it is ordered with its like alone (CK-04). */
  readonly isPaymentMoneyCategory: boolean;
  /** A deal for business buyers alone (CK-02). */
  readonly isSmileClubBizDeal: boolean;
  /** Only for adults who have shown that they are (CK-11). */
  readonly isAdult: boolean;
  /** Brought and set up by a technician: at most five an order, and with its like (CK-06). */
  readonly isInstall: boolean;
  /** Sold by a department store: ordered one at a time, and its quantity changes one by one (CK-10, QT-07). */
  readonly isDepartmentStore: boolean;
  /** Kept and sent by the marketplace’s own warehouse (CK-09). */
  readonly isSmileDelivery: boolean;
  /** Sent faster than other parcels: same-day items are ordered apart from it (CK-09). */
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
  /** Its number at the marketplace. */
  readonly itemNo: ItemNo;
  /** Text as the seller wrote it; never markup. */
  readonly itemName: string;
  /** Empty where there is no picture (PG-14). */
  readonly itemImageUrl: string;
  /** Price of one piece, in won. */
  readonly itemSellPrice: Won;
  /** The options that were chosen; none where the item has none. */
  readonly options: readonly ItemOption[];
  /** Products that were chosen to come with it. */
  readonly additions: readonly Addition[];
  /** Where it stands in the catalogue: limits overseas and same-day delivery go by it (OV-08). */
  readonly category: CategoryCodes;
  /** The shop inside the marketplace that sells it (CK-10). */
  readonly mall: ItemMall;
  /** The brand as a shopper reads it; empty where there is none. */
  readonly brandName: string;
  /** The brand's number; empty where there is none (XT-08). */
  readonly brandId: string;
  /** The number of the product that comparisons of prices know; empty where there is none (XT-08). */
  readonly epin: string;
  /** Per cent of the price that come back as points to whoever buys it (XT-08). */
  readonly buyMileageRate: number;
  /** Weight of one piece, in kg. */
  readonly shippingWeight: number;
  /** How many of it one order may hold (QT-02). */
  readonly limits: QuantityLimits;
  /** Pieces left; none where it is not limited. */
  readonly stock: Maybe<number>;
  /** What kind of item it is. */
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
