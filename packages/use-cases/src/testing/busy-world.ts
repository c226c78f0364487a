import { cartUnitId as id, couponIssueNo, itemNo, noFlags } from '@baguni/domain';
import { aBuyer, aCoupon, aDiscount, aHeldCoupon, anItem, anOption, aUnit } from '@baguni/domain/testing';
import { option as O } from 'fp-ts';
import { UNITS } from './random-session.ts';
import { anOpenWorld, apples, type World } from './world.ts';

const prepare = ({ server }: World): void => {
  server.coupons = [aCoupon({ cartUnitIds: [id(1), id(2)] })];
  server.offered = [
    aHeldCoupon({ issueNo: O.some(couponIssueNo('C2')), discountUnitType: 'Amount', discountValue: 700 }),
    aHeldCoupon({ issueNo: O.some(couponIssueNo('C3')), couponType: 'SuperCoupon' }),
  ];
  server.initial = { buyer: aBuyer({ isIdentityVerified: true }) };
};

const fitted = aUnit({
  cartUnitId: id(UNITS),
  item: anItem({ itemNo: itemNo('TV'), flags: { ...noFlags, isInstall: true } }),
});

/** Apples of several kinds, and a unit that is fitted: it goes into an order alone, so orders ask (CK-06). */
const shelf = [
  ...apples(UNITS - 1, { discounts: [aDiscount()] }).map((apple, i) => ({
    ...apple,
    item: { ...apple.item, options: [anOption({ optionNo: `O${i}` })] },
  })),
  fitted,
];

/** An open world with coupons in use and available, units that must be ordered alone, and overseas shipping. */
export const aBusyWorld = (): Promise<World> => anOpenWorld(shelf, prepare);
