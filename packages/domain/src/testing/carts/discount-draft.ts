import fc from 'fast-check';
import { discountTypes, type Discount, type DiscountType } from '../../entities/discount/discount.ts';
import { aDiscount, aDiscountPolicy } from '../builders/price.ts';
import type { Drawing } from './drawing.ts';
import { always, amount, maybe, mostly, oneOf, whole, type Drawn } from './drawn.ts';
import { list, record } from './drawn-groups.ts';

const policyDrawn = (won: Drawing['amount']): Drawn<Discount['policy']> =>
  record<Discount['policy']>({
    basisKind: always('Quantity'),
    calcType: mostly('Rate', always('Amount'), [2, 1]),
    calcTypeSub: maybe(oneOf('Each', 'Total')),
    discountRate: mostly(10, whole({ min: 0, max: 100 }, 10), [1, 1]),
    discountPrice: mostly(won(1000), amount({ min: 0, max: won(20_000) }, won(1000)), [2, 1]),
    minApplyCondition: mostly(1, whole({ min: 0, max: 5 }, 1)),
    maxDiscountPrice: maybe(amount({ min: 0, max: won(10_000) }, won(10_000))),
    maxAppliedQuantity: maybe(whole({ min: 1, max: 5 }, 5)),
  });

const bundle = (won: Drawing['amount']): Discount['policy'] =>
  aDiscountPolicy({ calcType: 'Amount', discountPrice: won(1000) });

const discountOf = (discountType: DiscountType, policy: Discount['policy']): Discount =>
  aDiscount({ discountNo: `D-${discountType}`, discountType, displayName: '', policy });

export const discountsDrawn = ({ discounts, amount: won }: Drawing): Drawn<readonly Discount[]> => {
  const policy = policyDrawn(won);
  const plainOf = (type: DiscountType): Discount => discountOf(type, type === 'Bundle' ? bundle(won) : policy.plain);
  const arb = fc
    .record({ type: fc.constantFrom(...discountTypes), policy: policy.arb })
    .map((one) => (one.type === 'Bundle' ? plainOf(one.type) : discountOf(one.type, one.policy)));
  function* plainer(one: Discount, how: 'less' | 'nearer'): Generator<Discount> {
    if (one.discountType === 'Bundle') return;
    for (const other of policy[how](one.policy)) yield { ...one, policy: other };
  }
  const discount: Drawn<Discount> = {
    arb,
    plain: plainOf('Ebay'),
    less: (one) => plainer(one, 'less'),
    nearer: (one) => plainer(one, 'nearer'),
  };
  const { min, max } = discounts;
  const several = fc.uniqueArray(arb, { minLength: min, maxLength: max, selector: ({ discountType }) => discountType });
  return { ...list(discount, discounts), arb: several, plain: discountTypes.slice(0, min).map(plainOf) };
};
