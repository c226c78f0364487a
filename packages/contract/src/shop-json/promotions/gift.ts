import { definePromotion, money, type PromotionUnit } from '@baguni/domain/shop';
import { itemNo } from '../../codecs/base/ids.ts';
import { dearestFirst, offUnits, onUnits, isOn, paramsOf, somePieces, type OnUnits, minorAmount } from './pieces.ts';

type Gift = OnUnits & { readonly from: number; readonly gift: string; readonly pieces: number };

const isGift = ({ unit }: PromotionUnit, { gift }: Gift): boolean => unit.item.itemNo === gift;

/** Returns the amount spent in minor units, without the gift. */
const spent = (units: readonly PromotionUnit[], params: Gift): number =>
  units.filter((one) => !isGift(one, params)).reduce((sum, { left }) => sum + left, 0);

/**
 * Makes pieces of one item free from a minimum amount, most expensive first. The shopper adds the gift like any item.
 */
export const gift = definePromotion({
  code: 'GIFT',
  params: onUnits(paramsOf({ from: minorAmount, gift: itemNo, pieces: somePieces })),
  appliesTo: (unit, params) => unit.item.itemNo === params.gift || isOn(unit, params),
  worth: (units, params) => {
    const isGiven = units.map((one) => isGift(one, params));
    const given = dearestFirst(units).filter(({ unit }) => isGiven[unit]);
    return offUnits(
      units,
      given.slice(0, params.pieces).map(({ unit, price }) => [unit, price]),
    );
  },
  stacksWith: 'Everything',
  lacks: (units, params, { currency }) => {
    const missing = params.from - spent(units, params);
    if (missing > 0) return { params: { missing: money(currency, missing) } };
    return units.some((one) => isGift(one, params)) ? undefined : { code: 'GIFT-NOT-IN-CART', params: {} };
  },
  message: {
    ko: '{missing} 더 담으면 ‘{name}’ 사은품을 받을 수 있습니다.',
    en: 'Spend {missing} more for the gift of ‘{name}’.',
    cn: '再购{missing}即可获得“{name}”赠品。',
    jp: 'あと{missing}のお買い上げで「{name}」のプレゼントが付きます。',
  },
  reasons: {
    'GIFT-NOT-IN-CART': {
      ko: '‘{name}’ 사은품을 장바구니에 담으면 무료로 받을 수 있습니다.',
      en: 'Add the gift of ‘{name}’ to your cart: it is free.',
      cn: '将“{name}”的赠品加入购物车即可免费获得。',
      jp: '「{name}」のプレゼントをカートに入れると無料になります。',
    },
  },
});
