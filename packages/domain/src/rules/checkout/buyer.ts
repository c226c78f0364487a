import { type ClubMemberType, mustVerify } from '../../entities/buyer/buyer.ts';
import { isOrderable } from '../../entities/cart/cart-unit.ts';
import { finding, idsOf, when, type Rule, ruleOf } from '../../rule/rule.ts';
import type { CheckoutFacts } from '../facts.ts';
import { restrictedFrom } from './checkout-facts.ts';
import { clubBizCode, clubBizCodes } from './unable-unit.ts';

export const ownItem = ruleOf<CheckoutFacts>('CART-BR1-25', 'CK-12', '5, Sellers; 6, Seller', ({ chosen, buyer }) =>
  restrictedFrom(
    'CART-BR1-25',
    chosen.filter((unit) => buyer.ownSellerKeys.includes(unit.seller.sellerKey)),
  ),
);

export const under19 = ruleOf<CheckoutFacts>('CART-BR1-26', 'CK-11', '5, Adult items', ({ chosen, buyer }) =>
  restrictedFrom('CART-BR1-26', buyer.isUnder19 ? chosen.filter((unit) => unit.item.flags?.isAdult) : []),
);

export const membersOnly = ruleOf<CheckoutFacts>('CART-BR7-10', 'CK-12', '6, Non-member', ({ chosen, buyer }) => {
  if (buyer.memberType !== 'NonMember') return undefined;
  return restrictedFrom(
    'CART-BR7-10',
    chosen.filter((unit) => unit.item.flags?.isMembersOnly),
    [{ type: 'SignIn' }],
  );
});

const codeOf = {
  Unknown: 'CART-BR7-13',
  Purchase: 'CART-BR7-13',
  Waiting: 'CART-BR7-48',
  Free: 'CART-BR7-48',
  Restricted: 'CART-BR7-49',
  Withdrawal: 'CART-BR7-49',
} as const satisfies Record<ClubMemberType, string>;

/** Rejects club promotions for non-members; the code depends on their club status (CK-12). */
export const clubOnly: Rule<CheckoutFacts> = {
  code: 'CART-BR7-13',
  codes: ['CART-BR7-13', 'CART-BR7-48', 'CART-BR7-49'],
  requirement: 'CK-12',
  source: '5, Mixing; 8, CART-BR7',
  broken: ({ chosen, buyer }) => {
    if (buyer.isSmileClub) return undefined;
    return restrictedFrom(
      codeOf[buyer.clubMemberType],
      chosen.filter((unit) => unit.item.flags?.isClubOnly),
    );
  },
};

/** Rejects a restricted buyer or club member. Only customer service can lift it, so there is no fix (CK-12). */
export const restrictedBuyer = ruleOf<CheckoutFacts>(
  'CART-BR7-16',
  'CK-12',
  '5, Sellers; 6, Club member types',
  ({ chosen, buyer }) =>
    when(chosen.length > 0 && (buyer.standing === 'Restricted' || buyer.clubMemberType === 'Restricted'), () =>
      finding('CART-BR7-16', {}, idsOf(chosen)),
    ),
);

export const withdrawnBuyer = ruleOf<CheckoutFacts>('CART-BR7-17', 'CK-12', '5, Sellers', ({ chosen, buyer }) =>
  when(chosen.length > 0 && buyer.standing === 'Withdrawn', () => finding('CART-BR7-17', {}, idsOf(chosen))),
);

/** Rejects business deals for other buyers: -45 if only these are ordered, otherwise -46 (RL-01, CK-02). */
export const businessOnly: Rule<CheckoutFacts> = {
  code: 'CART-BR7-45',
  codes: clubBizCodes,
  requirement: 'RL-01',
  source: '6, Domestic business buyer; 8, CART-BR7',
  broken: ({ chosen, buyer }) => {
    if (buyer.isDomesticBusinessman) return undefined;
    const deals = chosen.filter((unit) => unit.item.flags?.isSmileClubBizDeal && isOrderable(unit));
    return restrictedFrom(clubBizCode(chosen), deals);
  },
};

export const employeeMallOnly = ruleOf<CheckoutFacts>(
  'EMPLOYEE-MALL-ONLY',
  'RL-02',
  '6, Roles and permissions',
  ({ chosen }) =>
    restrictedFrom(
      'EMPLOYEE-MALL-ONLY',
      chosen.filter((unit) => unit.item.flags?.isEmployeeMall && !unit.isViaEmployeeMall),
    ),
);

/** Rejects orderable adult items of an uncertified buyer of age (CK-11). */
export const adultNotCertified = ruleOf<CheckoutFacts>(
  'UNABLE-ADULT_LIMIT',
  'CK-11',
  '5, Adult items; 6, Certificated adult',
  ({ chosen, buyer }) => {
    if (buyer.isUnder19 || buyer.isCertificatedAdult) return undefined;
    return restrictedFrom(
      'UNABLE-ADULT_LIMIT',
      chosen.filter((unit) => unit.item.flags?.isAdult && isOrderable(unit)),
      [{ type: 'VerifyAdult' }],
    );
  },
);

export const itemNotVerified = ruleOf<CheckoutFacts>(
  'VERIFY-ITEM',
  'CK-11',
  '5, Simple members',
  ({ chosen, buyer }) => {
    const cartUnitIds = idsOf(chosen.filter((unit) => unit.isNeedAuthentication));
    return when(mustVerify(buyer) && cartUnitIds.length > 0, () =>
      finding('VERIFY-ITEM', {}, cartUnitIds, [{ type: 'VerifyIdentity' }, { type: 'Deselect', cartUnitIds }]),
    );
  },
);
