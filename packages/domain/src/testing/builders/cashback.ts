import { option as O } from 'fp-ts';
import { cartUnitId } from '../../money/ids.ts';
import type { CashbackPolicy } from '../../entities/cashback/cashback.ts';
import type { CashbackBuyer } from '../../price/cashback/cashback-of.ts';
import type { SmileCardNudgeCoupon } from '../../entities/nudge/smile-card-nudge.ts';
import { noWon, won } from '../../money/won.ts';

/**
 * Item cashback of 1 per cent of unit 1, available from 1 December 2026 in Seoul.
 * @example
 * cashbackWorth(aCashbackPolicy(), won(9_990)); // 99
 */
export const aCashbackPolicy = (over: Partial<CashbackPolicy> = {}): CashbackPolicy => ({
  cashbackType: 'Item',
  calcType: 'Rate',
  rate: 1,
  amount: noWon,
  maxAmount: O.none,
  date: '2026-11-30T15:00:00.000Z',
  cartUnitIds: [cartUnitId(1)],
  ...over,
});

/**
 * A buyer in no club.
 * @example
 * const toClub = { units: [{ cartUnitId: cartUnitId(1), price: won(9_990) }], policies: [aCashbackPolicy({ cashbackType: 'ClubDay' })] };
 * [true, false].map((isSmileClub) => cashbackOf({ ...toClub, buyer: aCashbackBuyer({ isSmileClub }) }).length); // [ 1, 0 ]
 */
export const aCashbackBuyer = (over: Partial<CashbackBuyer> = {}): CashbackBuyer => ({
  isSmileClub: false,
  isSsgMembership: false,
  isDomesticBusinessman: false,
  ...over,
});

/**
 * A card discount of 3,000 won from 30,000 won.
 * @example
 * shownCardOffers({ smileCardNudgeCoupons: [aCardOffer()] }).map(({ discountPrice }) => discountPrice); // [ 3000 ]
 * shownCardOffers({ smileCardNudgeCoupons: [aCardOffer({ discountPrice: noWon })] }); // []
 */
export const aCardOffer = (over: Partial<SmileCardNudgeCoupon> = {}): SmileCardNudgeCoupon => ({
  couponNo: 'K1',
  cardName: '스마일카드',
  discountPrice: won(3000),
  possiblePrice: won(30_000),
  ...over,
});
