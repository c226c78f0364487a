import type { CartState, CartUnitId } from '@baguni/domain';
import type { ShopFix } from '@baguni/domain/shop';
import type { Wording } from '../words/wording.ts';
import { listed } from '../words/names.ts';
import { unitNames } from '../words/unit-names.ts';

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

/** The units that a fix changes, by their names. */
export const fixedUnits = (wording: Wording, cart: CartState, fix: ShopFix): readonly string[] =>
  unitNames(wording, cart, idsOf(fix));

/** What a fix does, in words; of many units the first (CK-18). */
export const fixText = (wording: Wording, cart: CartState, fix: ShopFix): string => {
  const units = listed(wording.words, fixedUnits(wording, cart, fix));
  return capitalized(wording.translations.fix[fix.type](units, detailOf(wording, fix)));
};
