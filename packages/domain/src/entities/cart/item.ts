import type { Won } from '../../money/won.ts';
import type { ItemNo } from '../../money/ids.ts';
import { isWide } from '../../storefront/format.ts';
import type { Language } from '../../storefront/storefront.ts';

/** An option with the choice of the buyer. */
export interface OptionEntry {
  /** Label from the seller, e.g. `Colour` or `Width`. */
  readonly name: string;
  /** Choice, measure or text, e.g. `Red` or `120`. */
  readonly value: string;
}

/** A chosen option of an item. */
export interface ItemOption {
  readonly optionNo: string;
  /** `Combination`: picked from a list; `Calculation`: measured; `Text`: typed. */
  readonly optionType: 'Calculation' | 'Combination' | 'Text';
  readonly optionEntries: readonly OptionEntry[];
  /** Added to the price of one piece, in minor units; may be negative. */
  readonly optionPrice: Won;
  /** Unit of a Calculation option, e.g. `cm`. */
  readonly calculationUnit: string | undefined;
  /** Pieces left, or undefined if unlimited. */
  readonly stock: number | undefined;
}

/** An add-on of an item, paid once per unit. */
export interface Addition {
  readonly additionNo: string;
  /** Kind of product, from the seller, e.g. `Wrapping`. */
  readonly name: string;
  /** Chosen product, e.g. `Paper carrier bag`. */
  readonly value: string;
  readonly price: Won;
  /** Pieces; not multiplied by the unit’s quantity. */
  readonly quantity: number;
  /** Pieces left, or undefined if unlimited. */
  readonly stock: number | undefined;
}

/** The minimum, maximum and step of a quantity. */
export interface QuantityLimits {
  /** Minimum pieces; 1 by default. */
  readonly min: number;
  /** Maximum pieces, or undefined; the general limit of 999 always applies. */
  readonly max: number | undefined;
  /** Quantities must be multiples of this number. */
  readonly multiple: number;
}

/** Category codes, from large to detail. */
export interface CategoryCodes {
  readonly large: string;
  readonly medium: string;
  readonly small: string;
  readonly detail: string;
}

/** Shops inside the marketplace; some cannot share an order. */
export const itemMalls = ['General', 'Book', 'HomePlus', 'OverseaDirect', 'FashionBrand', 'MangoKorea'] as const;
/** The mall that sells an item. */
export type ItemMall = (typeof itemMalls)[number];

/** The flags of an item, all unset. */
export const noFlags = {
  /** Voucher sent by message; cannot share an order with delivered items. */
  isECoupon: false,
  isUsedItem: false,
  /** Tax-deductible, such as books: the Korean page offers to order it separately. */
  isIncomeDuty: false,
  /** Refundable like money: can only share an order with similar items. */
  isPaymentMoneyCategory: false,
  isSmileClubBizDeal: false,
  isAdult: false,
  /** Installed by a technician: at most five per order, only with similar items. */
  isInstall: false,
  /** Department store item: one unit per order, quantity changes by one. */
  isDepartmentStore: false,
  /** Stored and sent by the marketplace’s warehouse. */
  isSmileDelivery: false,
  /** Faster delivery: cannot share an order with same-day items. */
  isFasterDelivery: false,
  isMembersOnly: false,
  isClubOnly: false,
  isEmployeeMall: false,
  /** Waits for a condition that the marketplace has not settled. */
  isPending: false,
  isDomesticOnly: false,
  isC2C: false,
  isZeroPrice: false,
  /** In a money category, e.g. gift certificates. */
  isMoneyCategory: false,
};
/** Special properties of an item. */
export type ItemFlags = Readonly<typeof noFlags>;

/** How an item that is not sold by the piece is measured; its quantity is in `unit`, in steps of `limits.multiple`. */
export interface Measure {
  /** Unit of the quantity, e.g. `g`. */
  readonly unit: string;
  /** Quantity that `itemSellPrice` is for, e.g. 1000 for a price per kg. */
  readonly per: number;
}

/** An item for sale: number, name, price, limits and stock. Amounts in minor units. */
export interface ShopItem {
  readonly itemNo: ItemNo;
  /** Seller’s text; never markup. */
  readonly itemName: string;
  /** Empty if there is no picture. */
  readonly itemImageUrl: string;
  /** Price of one piece, in minor units. */
  readonly itemSellPrice: Won;
  readonly options: readonly ItemOption[];
  readonly additions: readonly Addition[];
  /** Overseas and same-day limits depend on it. */
  readonly category: CategoryCodes;
  readonly limits: QuantityLimits;
  /** Pieces left, or undefined if unlimited. */
  readonly stock: number | undefined;
  /** Tax rate in per cent; missing if that of the shop applies (EN-12). */
  readonly taxRate?: number;
  /** Missing if the item is sold by the piece (EN-16). */
  readonly measure?: Measure;
  /** Custom fields of the shop, as its engine reads them (EN-17). */
  readonly fields?: object;
}

/** Fields of an item that only the marketplace has. */
export interface MarketplaceItemFields {
  readonly mall: ItemMall;
  /** Display name; empty if unknown. */
  readonly brandName: string;
  /** Empty if unknown. */
  readonly brandId: string;
  /** Product number of price comparison sites; empty if unknown. */
  readonly epin: string;
  /** Per cent of the price that the buyer gets back as points. */
  readonly buyMileageRate: number;
  /** Transport policy, which decides the arrival; empty if unknown. */
  readonly transPolicyNo: string;
  readonly shippingWeight: number;
  readonly flags: ItemFlags;
}

/** An item of any shop. */
export interface Item extends ShopItem, Partial<MarketplaceItemFields> {}

/** An item of the marketplace. */
export interface MarketplaceItem extends ShopItem, MarketplaceItemFields {}

const measured = (unit: string, language?: Language) => (entry: OptionEntry) => {
  const measure = [entry.value, unit].filter(Boolean).join(' ');
  return isWide(language) ? `${entry.name}（${measure}）` : `${entry.name} (${measure})`;
};

/** Returns a label and its value with the colon of a language. */
export const labelled = ({ name, value }: OptionEntry, language?: Language): string =>
  [name, value].filter(Boolean).join(isWide(language) ? '：' : ': ');

const textOf = ({ optionType, optionEntries, calculationUnit = '' }: ItemOption, language?: Language): string =>
  optionType === 'Calculation'
    ? optionEntries.map(measured(calculationUnit, language)).join(isWide(language) ? '×' : ' × ')
    : optionEntries.map((entry) => labelled(entry, language)).join(isWide(language) ? '＋' : ' + ');

/**
 * Returns the chosen options in one line: `가로 (120 cm) × 세로 (200 cm)` for measured ones, `색상: 빨강 + 크기: L` for others,
 * joined by ` / `. Empty for the main item, which the page translates.
 * @param language of the page; Chinese and Japanese use full-width punctuation
 */
export const optionText = ({ options }: Pick<Item, 'options'>, language?: Language): string =>
  options
    .map((option) => textOf(option, language))
    .filter((text) => text !== '')
    .join(' / ');

export const benefitTypes = ['Gift', 'Points', 'InterestFree', 'PriceMatch', 'Unknown'] as const;
export type BenefitType = (typeof benefitTypes)[number];

export interface PurchaseBenefit {
  readonly benefitType: BenefitType;
}

export interface ItemPurchaseBenefits {
  readonly itemNo: ItemNo;
  /** Benefits in display order. */
  readonly itemPurchaseBenefitList: readonly PurchaseBenefit[];
}
