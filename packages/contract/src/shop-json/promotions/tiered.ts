import { definePromotion, money, ratio, type PromotionUnit } from '@baguni/domain/shop';
import { list } from '../../codecs/base/list.ts';
import { percent } from '../../codecs/base/number.ts';
import { isOn, onUnits, paramsOf, minorAmount } from './pieces.ts';

const totalOf = (units: readonly PromotionUnit[]): number => units.reduce((sum, { left }) => sum + left, 0);

/** Discounts the total by the percentage of the highest tier that it reaches, rounded by currency. */
export const tiered = definePromotion({
  code: 'TIERED',
  params: onUnits(paramsOf({ tiers: list(paramsOf({ from: minorAmount, percent }), 20) })),
  appliesTo: isOn,
  lane: 'Order',
  stacksWith: 'Everything',
  worth: (units, { tiers }, { currency }) => {
    const total = totalOf(units);
    const best = Math.max(0, ...tiers.filter(({ from }) => from <= total).map((tier) => tier.percent));
    return ratio(money(currency, total), best).minor;
  },
  lacks: (units, { tiers }, { currency }) => {
    const total = totalOf(units);
    const least = Math.min(...tiers.map(({ from }) => from));
    return total < least && Number.isFinite(least)
      ? { params: { missing: money(currency, least - total) } }
      : undefined;
  },
  message: {
    ko: '{missing} 더 담으면 ‘{name}’ 혜택을 받을 수 있습니다.',
    en: 'Spend {missing} more for ‘{name}’.',
    cn: '再购{missing}即可享受“{name}”。',
    jp: 'あと{missing}のお買い上げで「{name}」が適用されます。',
  },
});
