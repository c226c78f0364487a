import type { CartState, CartUnitId } from '@baguni/domain';
import type { ShopFix } from '@baguni/domain/shop';
import { unitNames, type Wording } from '../words/wording.ts';

const idsOf = (fix: ShopFix): readonly CartUnitId[] => {
  if ('cartUnitIds' in fix) return fix.cartUnitIds;
  return 'cartUnitId' in fix ? [fix.cartUnitId] : [];
};

/** What a fix says beside its units: a quantity, a code, a courier, a paper, a promotion, the coupons where it is not all of them. */
const detailOf = ({ engine }: Wording, fix: ShopFix): string => {
  if ('quantity' in fix) return `${fix.quantity}`;
  if ('code' in fix) return fix.code;
  if ('promotion' in fix) return engine.offers.find(({ id }) => id === fix.promotion)?.name ?? fix.promotion;
  if ('company' in fix) return fix.company;
  if ('couponIssueNoes' in fix) return fix.couponIssueNoes?.join(', ') ?? '';
  return 'paper' in fix ? fix.paper : '';
};

/** As a button begins. */
const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** What a fix does, in words (CK-18). */
export const fixText = (wording: Wording, cart: CartState, fix: ShopFix): string =>
  capitalized(wording.translations.fix[fix.type](unitNames(wording, cart, idsOf(fix)), detailOf(wording, fix)));
