import fc, { type Arbitrary } from 'fast-check';
import { shippingCompanyTypes } from '../../entities/overseas/country.ts';
import { bundleKey, cartUnitId } from '../../money/ids.ts';
import type {
  CouponInputs,
  DiscountInputs,
  ExtraDiscountInputs,
  FundingInputs,
  InputsByRule,
  NamedPieceInputs,
  OverseaFeeInputs,
  PieceInputs,
  PromotionInputs,
  ShippingFeeInputs,
  TaxInputs,
} from '../../price/ledger/ledger-inputs.ts';
import { entryOf, type EntryOf, type EntryPlace, type LedgerEntry, type PriceRule } from '../../price/ledger/ledger.ts';
import { arbWon, arbWonIn, arbText } from './price.ts';

const name = arbText;
const quantity = fc.integer({ min: 1, max: 999 });
const rate = fc.integer({ min: 0, max: 100 });
const limits = fc.record({ limit: arbWon, cutTo: arbWon }, { requiredKeys: [] });
const limit = fc.record({ limit: arbWon }, { requiredKeys: [] });
const price = arbWonIn(-20_000, 1_000_000);

const rateOfAll = fc.record({ rate });
const offEach = fc.record({ each: arbWon });
const offOnce = fc.record({ once: arbWon });
const and = <A extends object, B extends object>(a: Arbitrary<A>, b: Arbitrary<B>): Arbitrary<A & B> =>
  fc.tuple(a, b).map(([one, other]) => ({ ...one, ...other }));

const pieces: Arbitrary<PieceInputs> = fc.record({ price, quantity });
const namedPieces: Arbitrary<NamedPieceInputs> = fc.record({ name, price, quantity });
const discount: Arbitrary<DiscountInputs> = and(
  and(fc.record({ name, basis: arbWon, quantity }), limits),
  fc.oneof(rateOfAll, fc.record({ rate, perPiece: arbWon }), offEach, offOnce),
);
const promotion: Arbitrary<PromotionInputs> = fc.record({
  promotion: arbText,
  code: fc.constantFrom('BUY-N-GET-M', 'GIFT'),
  name: arbText,
  params: fc.constantFrom({ buy: 2, free: 1 }, {}),
  basis: arbWon,
  worth: arbWon,
});

const funding: Arbitrary<FundingInputs> = fc.record(
  { name, once: arbWon, cutTo: arbWon },
  { requiredKeys: ['name', 'once'] },
);
const coupon: Arbitrary<CouponInputs> = and(
  and(fc.record({ name, basis: arbWon }), limit),
  fc.oneof(rateOfAll, offEach),
);
const extraDiscount: Arbitrary<ExtraDiscountInputs> = and(
  fc.record({ basis: arbWon, from: arbWon, limit: arbWon }, { requiredKeys: ['basis'] }),
  fc.oneof(rateOfAll, offOnce),
);
const shippingFee: Arbitrary<ShippingFeeInputs> = fc.record(
  { subtotal: price, policies: fc.nat(5), freeFrom: arbWon, onArrival: arbWon },
  { requiredKeys: ['subtotal', 'policies'] },
);
const overseaFee: Arbitrary<OverseaFeeInputs> = fc.record(
  {
    company: fc.constantFrom(...shippingCompanyTypes),
    kg: fc.integer({ min: 0, max: 30 }),
    subtotal: price,
    freeFrom: arbWon,
  },
  { requiredKeys: ['company', 'kg', 'subtotal'] },
);

const tax: Arbitrary<TaxInputs> = fc.record({ rate, basis: arbWon, tax: arbWon });

const place: Arbitrary<EntryPlace> = fc
  .integer({ min: 1, max: 1_000_000 })
  .chain((n) =>
    fc.constantFrom<EntryPlace>(
      { type: 'Unit', cartUnitId: cartUnitId(n) },
      { type: 'Bundle', bundleKey: bundleKey(`B/Seller/S${n}`) },
      { type: 'Oversea', cartUnitId: cartUnitId(n) },
    ),
  );

const arbEntryOf = <R extends PriceRule>(rule: R, inputs: Arbitrary<InputsByRule[R]>): Arbitrary<EntryOf<R>> =>
  fc
    .tuple(fc.record({ sellerGroupKey: arbText, place }), arbWonIn(-1_000_000, 1_000_000), inputs)
    .map(([home, amount, read]) => entryOf(home, rule, amount, read));

/** Generates entries of the price ledger, with amounts in won. */
export const arbLedgerEntry: Arbitrary<LedgerEntry> = fc.oneof(
  arbEntryOf('ItemPrice', pieces),
  arbEntryOf('OptionPrice', namedPieces),
  arbEntryOf('BranchPrice', pieces),
  arbEntryOf('AdditionPrice', namedPieces),
  arbEntryOf('EbayDiscount', discount),
  arbEntryOf('SellerDiscount', discount),
  arbEntryOf('BundleDiscount', discount),
  arbEntryOf('MemberDiscount', discount),
  arbEntryOf('PartnershipDiscount', discount),
  arbEntryOf('FundingDiscount', funding),
  arbEntryOf('Promotion', promotion),
  arbEntryOf('BuyerCoupon', coupon),
  arbEntryOf('SuperCoupon', coupon),
  arbEntryOf('SellerDupCoupon', coupon),
  arbEntryOf('ExtraDiscount', extraDiscount),
  arbEntryOf('ShippingFee', shippingFee),
  arbEntryOf('ShippingCoupon', coupon),
  arbEntryOf('OverseaShippingFee', overseaFee),
  arbEntryOf('Tax', tax),
);
