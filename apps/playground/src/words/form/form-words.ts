import type { BuyerStanding, Coupon, CouponType, DiscountType, MemberType } from '@baguni/domain';

type In = (currency: string) => string;

/** The form’s words in one language. Fields of amounts name their currency. */
export interface FormWords {
  readonly name: string;
  readonly price: In;
  readonly quantity: string;
  readonly seller: string;
  readonly anotherSeller: string;
  readonly newSeller: (n: number) => string;
  readonly selected: string;
  readonly add: string;
  readonly newItem: (n: number) => string;

  readonly options: string;
  readonly optionName: string;
  readonly optionValue: string;
  readonly surcharge: In;
  readonly addOption: string;
  readonly addition: string;
  readonly additionValue: string;
  readonly pieces: string;
  readonly addAddition: string;

  readonly discounts: string;
  readonly discountType: string;
  readonly discountTypes: Readonly<Record<DiscountType, string>>;
  readonly takesOff: string;
  readonly calcTypes: Readonly<Record<'Rate' | 'Amount', string>>;
  readonly percent: string;
  readonly amount: In;
  readonly fromPieces: string;
  readonly atMost: In;
  readonly addDiscount: string;

  readonly limits: string;
  readonly least: string;
  readonly most: string;
  readonly steps: string;
  readonly stock: string;
  readonly order: string;
  /** In place of the reasons against it. */
  readonly canBeOrdered: string;

  readonly sellers: string;
  readonly fee: In;
  readonly freeFrom: In;
  readonly payment: string;
  readonly payments: Readonly<Record<'PaymentInAdvance' | 'PaymentOnArrival', string>>;
  readonly feePerPiece: string;

  readonly buyer: string;
  readonly signedIn: string;
  readonly memberType: string;
  readonly memberTypes: Readonly<Record<MemberType, string>>;
  readonly grade: string;
  readonly club: string;
  readonly business: string;
  readonly adult: string;
  readonly standing: string;
  readonly standings: Readonly<Record<BuyerStanding, string>>;

  readonly place: string;
  readonly country: string;
  readonly moment: string;
  readonly device: string;
  readonly devices: Readonly<Record<'pc' | 'm', string>>;
  readonly tenant: string;
  readonly tenants: Readonly<Record<'marketplace' | 'outlet', string>>;

  readonly promotionsInUse: string;
  readonly coupons: string;
  readonly inUse: string;
  readonly details: string;
  readonly noCouponsHeld: string;
  readonly couponNumber: string;
  readonly couponType: string;
  readonly couponTypes: Readonly<Record<CouponType, string>>;
  readonly minimum: In;
  readonly until: string;
  readonly target: string;
  readonly targets: Readonly<Record<Coupon['target']['type'], string>>;
  readonly keys: string;
  readonly freeShipping: string;
  readonly clubOnly: string;
  readonly mobileOnly: string;
  readonly addCoupon: string;
  readonly newCoupon: (n: number) => string;
}
