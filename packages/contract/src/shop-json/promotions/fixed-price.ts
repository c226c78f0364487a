import { definePromotion } from '@baguni/domain/shop';
import { isOn, onUnits, paramsOf, minorAmount } from './pieces.ts';

/** Charges at most this price per piece, in minor units. */
export const fixedPrice = definePromotion({
  code: 'FIXED-PRICE',
  params: onUnits(paramsOf({ price: minorAmount })),
  appliesTo: isOn,
  worth: (units, { price }) =>
    units.map(({ pieces }) => pieces.reduce((sum, piece) => sum + Math.max(0, piece - price), 0)),
  message: {
    ko: '‘{name}’ 혜택을 받을 수 있는 상품이 없습니다.',
    en: 'Nothing in your selection qualifies for ‘{name}’.',
    cn: '所选商品不适用“{name}”。',
    jp: '選択した商品は「{name}」の対象外です。',
  },
});
