import {
  guest,
  tenants,
  type Buyer,
  type ShippingAddress,
  type Tenant,
  type UnableOrderType,
  type UnusableCouponType,
} from '@baguni/domain/internal';
import type { Calls } from '@baguni/contract';
import { itemRows, type ItemName, type ItemRow, type OptionRow, type CouponName } from '../catalogue/tables.ts';
import type { Choice } from '../catalogue/choose.ts';
import type { Translations } from '../words/words.ts';

export const member = (buyerName: string, over: Partial<Buyer> = {}): Buyer => ({
  ...guest,
  buyerName,
  isLogin: true,
  memberType: 'Member',
  buyerGrade: 'Silver',
  ...over,
});

/** An invented address. */
const home: ShippingAddress = {
  addressNo: '1',
  address: '서울특별시 마포구 새벽별로 12, 3층',
  zipCode: '04001',
  countryType: 'SouthKorea',
  alterType: 'Normal',
  alterText: undefined,
};

/** Defaults: both marketplaces, an address, no guest cart, and no failures. */
export const ordinary = {
  tenants,
  address: home,
  guestChoices: [],
  behaviour: { fails: [], unreadable: [] },
} satisfies Partial<Scenario>;

/** Defaults of a scenario with a shipping address overseas. */
export const abroad = (country: string, address: string, zipCode: string) =>
  ({
    tenants: ['marketplace'] as const,
    country,
    address: { ...home, address, zipCode, countryType: country },
  }) satisfies Partial<Scenario>;

const isLeft = ({ stock }: { readonly stock?: number | undefined }): boolean => stock === undefined || stock > 0;

/** True if any buyer can order the item, and no special rule applies. */
const isPlain = ({ flags = [], status, stock, min }: ItemRow): boolean =>
  status === undefined && isLeft({ stock }) && flags.every((flag) => flag === 'isSmileDelivery') && !min;

const isPickable = (option: OptionRow): option is Extract<OptionRow, { type: 'Combination' }> =>
  option.type === 'Combination' && isLeft(option);

/** Returns a choice for each available option, or none if the item needs more than a selected option. */
const choicesOf = ([name, { options = [], max }]: readonly [ItemName, ItemRow], at: number): readonly UnitChoice[] => {
  const place = { item: name, quantity: 1 + (at % 2), hoursAgo: at % 36 };
  if (options.length === 0) return [{ ...place, quantity: 1 }];
  if (options.some(({ type }) => type !== 'Combination')) return [];
  return options.filter(isPickable).map(({ key, stock }) => ({
    ...place,
    options: [key],
    quantity: stock === undefined && max === undefined ? place.quantity : 1,
  }));
};

/** Items that were added after this cart; its content and prices stay the same. */
const addedLater: ReadonlySet<string> = new Set(['bamboo-chopsticks', 'wooden-spoons']);

const all = [...itemRows].filter(([name, row]) => isPlain(row) && !addedLater.has(name)).map(choicesOf);

/** Fills a cart with the first option of each item, then with the second options, and so on. */
export const hundredChoices: readonly UnitChoice[] = [0, 1, 2, 3, 4]
  .flatMap((round) => all.flatMap((choices) => choices.slice(round, round + 1)))
  .slice(0, 100);

export interface UnitChoice extends Choice {
  readonly item: ItemName;
  /** Default 1. */
  readonly quantity?: number;
  /** The age of the unit, default 1. Units of the last 24 hours are auto-selected (LS-02). */
  readonly hoursAgo?: number;
  /** Applied coupons. A coupon of several units is a group coupon (CP-17). */
  readonly coupons?: readonly CouponName[];
  /** The partner channel (CP-02). */
  readonly partnershipCode?: string;
  /** The reason against coupons (CP-02). */
  readonly unusableCouponType?: UnusableCouponType;
  /** The reason against an order by this buyer, if the catalogue has none (CK-02, CK-03). */
  readonly unable?: UnableOrderType;
  /** Added through the employee mall (RL-02). */
  readonly isViaEmployeeMall?: true;
  readonly isDeliveryTimeEnded?: true;
  /** The price at the addition and at the last visit minus the current price, in won (RC-03). */
  readonly dearerByThen?: number;
  /** Deleted at load (LS-01). */
  readonly isRemovedAtLoad?: true;
}

export type CallName = keyof Calls;

export interface Behaviour {
  readonly fails: readonly CallName[];
  /** The indexes of choices that the response contains in an unreadable form (CM-53). */
  readonly unreadable: readonly number[];
}

/** A demo buyer with a cart, and the behaviour of the server. */
export interface Scenario {
  /** Also the id of the demo buyer. */
  readonly name: string;
  /** From 1. Unit numbers contain it, so that they are unique across scenarios. */
  readonly no: number;
  readonly title: Translations;
  /** A description, and what to try. */
  readonly note: Translations;
  readonly tenants: readonly Tenant[];
  readonly buyer: Buyer;
  /** The days between leaving the club and seeding the demo (CL-01). */
  readonly leftClubDaysAgo?: number;
  readonly address: ShippingAddress | undefined;
  /** The shipping country, default South Korea. */
  readonly country?: string;
  /** Sessions of this buyer come through the employee mall (RL-02). */
  readonly isViaEmployeeMall?: true;
  readonly choices: readonly UnitChoice[];
  readonly wallet?: readonly CouponName[];
  /** The visit before this one (RC-03). */
  readonly lastVisit?: {
    readonly daysAgo: number;
    /** A copy of a coupon that ends in some days. */
    readonly ending: { readonly coupon: CouponName; readonly inDays: number };
  };
  /** The guest cart that is merged at load (LS-01). */
  readonly guestChoices: readonly UnitChoice[];
  readonly behaviour: Behaviour;
}

/** A scenario as its table has it: named by its key, and without values that equal the defaults. */
export interface ScenarioRow
  extends Omit<Scenario, 'name' | keyof typeof ordinary>, Partial<Pick<Scenario, keyof typeof ordinary>> {}

export type ScenarioTable = Readonly<Record<string, ScenarioRow>>;
