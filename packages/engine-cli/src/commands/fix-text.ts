import type { CartState, CartUnitId } from '@baguni/domain';
import type { ShopFix } from '@baguni/domain/shop';
import { namesOf, type Wording } from './naming.ts';

const idsOf = (fix: ShopFix): readonly CartUnitId[] => {
  if ('cartUnitIds' in fix) return fix.cartUnitIds;
  return 'cartUnitId' in fix ? [fix.cartUnitId] : [];
};

/** What a fix says beside its units: a quantity, a code, a courier by its name, a paper, the coupons where it is not all of them. */
const detailOf = ({ oversea: { companies } }: CartState, fix: ShopFix): string => {
  if ('quantity' in fix) return `${fix.quantity}`;
  if ('code' in fix) return fix.code;
  if ('promotion' in fix) return fix.promotion;
  if ('company' in fix)
    return companies.find((one) => one.shippingCompanyType === fix.company)?.shippingCompanyName ?? fix.company;
  if ('couponIssueNoes' in fix) return fix.couponIssueNoes?.join(', ') ?? '';
  return 'paper' in fix ? fix.paper : '';
};

/** What removes a finding, in words (CK-18). */
export const fixText = (wording: Wording, state: CartState, fix: ShopFix): string =>
  wording.translations.fix[fix.type](namesOf(wording, state, idsOf(fix)), detailOf(state, fix));
