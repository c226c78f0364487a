import { guest } from '../../entities/buyer/buyer.ts';
import type { AnyCart } from '../../shop/in.ts';
import { aBuyer } from '../builders/buyer.ts';
import { aFundingDiscount } from '../builders/price.ts';
import { aPlainExtra } from './around-of.ts';
import { overseasWords } from './overseas-words.ts';
import { aPlainCart, aPlainPolicy } from './plain-cart.ts';
import type { Teller } from './teller.ts';

/** Formats a line of a report, or returns `none` without content. */
export const line = (name: string, told: readonly string[]): readonly string[] =>
  told.length > 0 ? [`  ${name}: ${told.join(' · ')}`] : [];

const told: ReadonlySet<string> = new Set([
  'units',
  'selected',
  'coupons',
  'appliedCoupons',
  'shippingPolicies',
  'bundleTerms',
  'shippingCountry',
  'oversea',
  'fundingDiscounts',
  'extraDiscountCandidates',
  'buyer',
  'currency',
  'promotions',
]);

const buyerWords = ({ buyer }: AnyCart, { differences }: Teller): readonly string[] => {
  const fromMember = differences(aBuyer(), buyer);
  const fromGuest = ['a guest', ...differences(guest, buyer)];
  return fromGuest.length < fromMember.length ? fromGuest : fromMember;
};

const fundingLines = ({ fundingDiscounts }: AnyCart, { differences, written }: Teller): readonly string[] =>
  fundingDiscounts.flatMap((funding) => {
    const { discountPolicyNo, discountPrice, cartUnitIds } = funding;
    const like = aFundingDiscount({ discountPolicyNo, discountPrice, cartUnitIds });
    return line(`funding discount ${discountPolicyNo}`, [
      `${written(discountPrice)} on unit ${cartUnitIds.join(', ')}`,
      ...differences(like, funding),
    ]);
  });

const extraLines = ({ extraDiscountCandidates }: AnyCart, { differences, written }: Teller): readonly string[] =>
  extraDiscountCandidates.flatMap((extra) => {
    const { masterNo, unit, discountRate, discountAmount } = extra;
    const worth = unit === 'Rate' ? `${discountRate}%` : written(discountAmount);
    const like = { ...aPlainExtra, masterNo, unit, discountRate, discountAmount };
    return line(`extra discount ${masterNo}`, [worth, ...differences(like, extra)]);
  });

export const aroundLines = (cart: AnyCart, teller: Teller): readonly string[] => {
  const { differences, now } = teller;
  const plain = new Map<string, unknown>(Object.entries({ ...aPlainCart(cart.units), pricesAsOf: now }));
  const rest = Object.entries(cart).filter(([name]) => !told.has(name));
  return [
    ...line('promotions', cart.promotions ?? []),
    ...cart.shippingPolicies.flatMap((policy) =>
      line(`shipping ${policy.shippingPolicyKey}`, differences(aPlainPolicy(policy.shippingPolicyKey), policy)),
    ),
    ...cart.bundleTerms.flatMap(({ bundleKey, isMaxCharge }) =>
      line(`parcel ${bundleKey}`, isMaxCharge ? [] : ['isMaxCharge false']),
    ),
    ...line('overseas', overseasWords(cart, teller)),
    ...fundingLines(cart, teller),
    ...extraLines(cart, teller),
    ...line('buyer', buyerWords(cart, teller)),
    ...rest.flatMap(([name, value]) => line(name, differences(plain.get(name), value))),
  ];
};
