import type { CartState, CartUnitId, Fix } from '@baguni/domain';
import { unitNames, type Wording } from '../words/wording.ts';

const idsOf = (fix: Fix): readonly CartUnitId[] => {
  if ('cartUnitIds' in fix) return fix.cartUnitIds;
  return 'cartUnitId' in fix ? [fix.cartUnitId] : [];
};

/** What a fix says beside its units: a quantity, a code, a courier, a paper, the coupons where it is not all of them. */
const detailOf = (fix: Fix): string => {
  if ('quantity' in fix) return `${fix.quantity}`;
  if ('code' in fix) return fix.code;
  if ('company' in fix) return fix.company;
  if ('couponIssueNoes' in fix) return fix.couponIssueNoes?.join(', ') ?? '';
  return 'paper' in fix ? fix.paper : '';
};

/** As a button begins. */
const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** What a fix does, in words (CK-18). */
export const fixText = (wording: Wording, cart: CartState, fix: Fix): string =>
  capitalized(wording.translations.fix[fix.type](unitNames(wording, cart, idsOf(fix)), detailOf(fix)));
