import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Buyer,
  type BuyerStanding,
  type ClubMemberType,
  type MemberType,
  buyerStandings,
  clubMemberTypes,
  memberTypes,
} from '../../entities/buyer/buyer.ts';
import { type CartUnit, isOrderable } from '../../entities/cart/cart-unit.ts';
import type { ItemFlags } from '../../entities/cart/item.ts';
import { cartUnitId, sellerKey } from '../../money/ids.ts';
import { aBuyer } from '../../testing/builders/buyer.ts';
import { aSeller } from '../../testing/builders/unit.ts';
import { bars } from '../../testing/checkout-rules.ts';
import { deselect, testRule } from '../../testing/rule-table.ts';
import { arbCheckoutFacts, findingOf, flaggedUnit, isBroken, leavingOut, ordering } from '../../testing/rules.ts';
import { flagged } from '../../testing/unit-kinds.ts';
import * as rules from './buyer.ts';
import { unavailableUnit } from './selection.ts';

/** One unit with these flags, ordered by this buyer. */
const by = (buyer: Partial<Buyer>, ...flags: readonly (keyof ItemFlags)[]) =>
  ordering([flaggedUnit(1, flags)], { buyer: aBuyer(buyer) });
const product = { product: '사과' };

testRule('CART-BR1-25 own item', rules.ownItem, [
  '[CK-12] refuses items of the own shop only',
  [by({ ownSellerKeys: [sellerKey('S2')] }), by({ ownSellerKeys: [] })],
  [by({ ownSellerKeys: ['S2', 'S1'].map(sellerKey) })],
  { params: product, en: 'You sell ‘사과’ yourself, so you cannot buy it.' },
]);
bars('[CK-12 CK-18] what the buyer sells is barred', rules.ownItem, {
  isBarred: (unit, { ownSellerKeys }) => ownSellerKeys.includes(unit.seller.sellerKey),
  unit: {
    is: ({ seller }) => seller.sellerKey === sellerKey('S1'),
    ways: [(unit) => ({ ...unit, seller: aSeller() })],
  },
  buyer: { ownSellerKeys: [sellerKey('S1')] },
});

testRule('CART-BR1-26 under 19', rules.under19, [
  '[CK-11] refuses buyers under 19 despite a certificate; from 19 on the rule does not apply',
  [by({ isUnder19: false }, 'isAdult'), by({ isUnder19: true })],
  [by({ isUnder19: true }, 'isAdult'), by({ isUnder19: true, isCertificatedAdult: true }, 'isAdult')],
  { params: product, en: 'You must be 19 or older to buy ‘사과’.' },
]);
bars('[CK-11 CK-18] adult items are barred to who is under 19', rules.under19, {
  isBarred: (unit, { isUnder19 }) => unit.item.flags?.isAdult && isUnder19,
  unit: flagged('isAdult'),
  buyer: { isUnder19: true },
});

const ofMember = (memberType: MemberType) => by({ memberType }, 'isMembersOnly');
testRule('CART-BR7-10 members only', rules.membersOnly, [
  '[CK-12] refuses a visitor, accepts simple members and members; other items pass',
  [ofMember('SimpleMember'), ofMember('Member'), by({ memberType: 'NonMember' })],
  [ofMember('NonMember')],
  { params: product, en: 'Only members can order ‘사과’. Please sign in.' },
]);
bars('[CK-12 CK-18] members’ items are barred to visitors', rules.membersOnly, {
  isBarred: (unit, { memberType }) => unit.item.flags?.isMembersOnly && memberType === 'NonMember',
  unit: flagged('isMembersOnly'),
  buyer: { memberType: 'NonMember' },
  lifting: [{ type: 'SignIn' }],
});

const inClub = (clubMemberType: ClubMemberType, isSmileClub = false) =>
  by({ clubMemberType, isSmileClub }, 'isClubOnly');
const clubMembersOnly = { params: product, en: 'Only Smile Club members can order ‘사과’.' };
testRule('CART-BR7-13 club only', rules.clubOnly, [
  [
    '[CK-12] accepts club members and refuses all others; other items pass',
    [...clubMemberTypes.map((type) => inClub(type, true)), by({})],
    [inClub('Unknown'), inClub('Purchase')],
    clubMembersOnly,
  ],
  [
    '[CK-12] a pending membership has another code',
    [],
    [inClub('Waiting'), inClub('Free')],
    { ...clubMembersOnly, code: 'CART-BR7-48' },
  ],
  [
    '[CK-12] a restriction or withdrawal has another code',
    [],
    [inClub('Restricted'), inClub('Withdrawal')],
    { ...clubMembersOnly, code: 'CART-BR7-49' },
  ],
]);
bars('[CK-12 CK-18] the club’s items are barred to who is not in it', rules.clubOnly, {
  isBarred: (unit, { isSmileClub }) => unit.item.flags?.isClubOnly && !isSmileClub,
  unit: flagged('isClubOnly'),
  buyer: { isSmileClub: false },
});

const orderBy = (over: Partial<Buyer>, chosen: readonly CartUnit[] = [flaggedUnit(7), flaggedUnit(8)]) =>
  ordering(chosen, { buyer: aBuyer(over) });
const ofStanding = (is: (standing: BuyerStanding) => boolean) =>
  buyerStandings.filter(is).map((standing) => orderBy({ standing }));
testRule('CART-BR7-16 restricted buyer', rules.restrictedBuyer, [
  '[CK-12] refuses buyers restricted in marketplace or club, and no others; concerns all units without a fix',
  [
    ...ofStanding((standing) => standing !== 'Restricted'),
    ...clubMemberTypes.filter((type) => type !== 'Restricted').map((clubMemberType) => orderBy({ clubMemberType })),
    orderBy({ standing: 'Restricted' }, []),
  ],
  [orderBy({ standing: 'Restricted' }), orderBy({ clubMemberType: 'Restricted' })],
  {
    units: [7, 8],
    fixes: [],
    en: 'You cannot order because your purchases are restricted. Please contact customer service.',
  },
]);

testRule('CART-BR7-17 withdrawn buyer', rules.withdrawnBuyer, [
  '[CK-12] refuses withdrawn buyers, and no others; concerns all units without a fix',
  [...ofStanding((standing) => standing !== 'Withdrawn'), orderBy({ standing: 'Withdrawn' }, [])],
  [orderBy({ standing: 'Withdrawn' })],
  {
    units: [7, 8],
    fixes: [],
    en: 'You cannot order because this membership has been withdrawn. Please register again.',
  },
]);

const deal = flaggedUnit(1, ['isSmileClubBizDeal']);
const other = flaggedUnit(2);
const closed = { ...deal, isBuyAvailable: false };
testRule('CART-BR7-45 business only', rules.businessOnly, [
  [
    '[RL-01 CK-02] refuses a deal for business buyers to all others, club members included',
    [orderBy({ isDomesticBusinessman: true }, [deal]), ordering([other])],
    [ordering([deal]), orderBy({ isSmileClub: true }, [deal])],
    { params: product, en: '‘사과’ is a Smile Club Biz deal that only business members can order.' },
  ],
  [
    '[CK-02] the code depends on other units in the order',
    [],
    [ordering([other, deal]), ordering([deal, other])],
    {
      code: 'CART-BR7-46',
      params: product,
      en: '‘사과’ is a Smile Club Biz deal for business members only. Please order without this item.',
    },
  ],
  ['[CK-02 CK-18] does not report a deal twice if it is unorderable for another reason', [ordering([closed])], []],
]);
test('[RL-01 CK-18] CART-BR7-45 applies to exactly those units, until they are excluded', () => {
  expect(isBroken(unavailableUnit, ordering([closed]))).toBe(true);
  fc.assert(
    fc.property(arbCheckoutFacts, (facts) => {
      const ids = facts.chosen
        .filter(
          (unit) => unit.item.flags?.isSmileClubBizDeal && isOrderable(unit) && !facts.buyer.isDomesticBusinessman,
        )
        .map((unit) => unit.cartUnitId);
      expect(isBroken(rules.businessOnly, facts)).toBe(ids.length > 0);
      if (ids.length === 0) return;
      const fixes = [{ type: 'Deselect', cartUnitIds: ids }];
      expect(findingOf(rules.businessOnly, facts)).toMatchObject({ units: ids, fixes });
      expect(isBroken(rules.businessOnly, leavingOut(facts, ids))).toBe(false);
    }),
  );
});

const via = (isViaEmployeeMall: boolean) => ordering([flaggedUnit(1, ['isEmployeeMall'], { isViaEmployeeMall })]);
testRule('EMPLOYEE-MALL-ONLY not via the mall', rules.employeeMallOnly, [
  '[RL-02] accepts access through the employee mall only',
  [via(true), by({})],
  [via(false)],
  { params: product, en: '‘사과’ can be ordered only in the employee mall.' },
]);
bars('[RL-02 CK-18] the employee mall’s items are barred by any other way', rules.employeeMallOnly, {
  isBarred: (unit) => unit.item.flags?.isEmployeeMall && !unit.isViaEmployeeMall,
  unit: flagged('isEmployeeMall'),
});

const certified = (isCertificatedAdult: boolean, isUnder19 = false) =>
  by({ isCertificatedAdult, isUnder19 }, 'isAdult');
const gone = flaggedUnit(1, ['isAdult'], { isBuyAvailable: false });
testRule('UNABLE-ADULT_LIMIT not certified', rules.adultNotCertified, [
  [
    '[CK-11] requests a certificate from uncertified buyers who can get one, and from no others',
    [certified(true), certified(false, true), by({ isCertificatedAdult: false })],
    [certified(false)],
    { params: product, en: '‘사과’ can be ordered after you have verified that you are an adult.' },
  ],
  [
    '[CK-11] an unorderable unit has its own reason, because a certificate does not help',
    [orderBy({ isCertificatedAdult: false }, [gone])],
    [orderBy({ isCertificatedAdult: false }, [gone, flaggedUnit(2, ['isAdult'])])],
    { units: [2] },
  ],
]);
bars('[CK-11 CK-18] adult items are barred to who may be an adult and has not certified it', rules.adultNotCertified, {
  isBarred: (unit, { isUnder19, isCertificatedAdult }) =>
    unit.item.flags?.isAdult && isOrderable(unit) && !isUnder19 && !isCertificatedAdult,
  unit: flagged('isAdult'),
  buyer: { isUnder19: false, isCertificatedAdult: false },
  lifting: [{ type: 'VerifyAdult' }],
});

const verifying = (memberType: MemberType, isIdentityVerified = false, isNeedAuthentication = true) =>
  orderBy({ memberType, isIdentityVerified }, [flaggedUnit(1), flaggedUnit(2, [], { isNeedAuthentication })]);
testRule('VERIFY-ITEM not verified', rules.itemNotVerified, [
  '[CK-11 LY-07] requests verification from an unverified simple member only, or to exclude the units',
  [
    ...memberTypes.filter((type) => type !== 'SimpleMember').map((type) => verifying(type)),
    verifying('SimpleMember', true),
    verifying('SimpleMember', false, false),
    leavingOut(verifying('SimpleMember'), [cartUnitId(2)]),
  ],
  [verifying('SimpleMember')],
  {
    units: [2],
    fixes: [{ type: 'VerifyIdentity' }, deselect(2)],
    en: 'Some items can be ordered only after you have verified your identity.',
  },
]);
