import { defineRule, engineOf, KRW, marketplaceRules, money, partsOf } from '@baguni/domain/shop';

const MOST = 5;

/** A custom rule with its own code, an amount in its message and a fix. */
const modest = defineRule({
  code: 'ONLY-FIVE-PIECES',
  message: {
    ko: '한 번에 {most}개까지만 보내 드려요. {pieces}개를 고르셨어요. 추가 요금은 {fee}입니다.',
    en: 'We send {most} pieces at a time, and you chose {pieces}. More would cost {fee}.',
  },
  broken: ({ chosen }) => {
    const pieces = chosen.reduce((sum, { quantity }) => sum + quantity, 0);
    if (pieces <= MOST) return undefined;
    let left = MOST;
    const units = chosen.filter(({ quantity }) => (left -= quantity) < 0).map(({ cartUnitId }) => cartUnitId);
    const fixes = [{ type: 'Deselect', cartUnitIds: units }] as const;
    return { params: { most: MOST, pieces, fee: money(KRW, 3000) }, units, fixes };
  },
});

/** Engine with the marketplace rules and one custom rule. */
export const modestEngine = partsOf(engineOf({ currency: KRW, rules: [...marketplaceRules, modest] }));
export const modestCheck = modestEngine.orders;
