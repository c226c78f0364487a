import fc from 'fast-check';
import * as E from '../money/either.ts';
import { expect, test } from 'vitest';
import type { Buyer } from '../entities/buyer/buyer.ts';
import type { UnableOrderType } from '../entities/cart/cart-unit.ts';
import type { ItemFlags } from '../entities/cart/item.ts';
import { messageParams } from '../messages/keys.ts';
import { sellerKey } from '../money/ids.ts';
import { diagnose } from '../rule/rule.ts';
import { arbBuyer } from '../testing/arbitraries/buyer.ts';
import { arbUnit } from '../testing/arbitraries/unit.ts';
import { anItem, anOption, aSeller, aUnit } from '../testing/builders/unit.ts';
import { choosing, pickedItem } from '../testing/choosing.ts';
import { testRule } from '../testing/rule-table.ts';
import { adding } from '../testing/rules.ts';
import * as rules from './add.ts';
import type { AddFacts, ChoiceFacts } from './facts.ts';
import { checkQuantity } from './quantity.ts';

const picking = (optionNos: readonly string[], additionNos: readonly string[], item = pickedItem): ChoiceFacts =>
  choosing({
    item,
    choice: { optionNos, additions: additionNos.map((additionNo) => ({ additionNo, quantity: 1 })) },
  });
const alone = (optionType: 'Text' | 'Calculation') => anItem({ options: [anOption({ optionNo: 'T', optionType })] });
const made = anItem({
  options: [
    anOption({ optionNo: 'R' }),
    anOption({ optionNo: 'T', optionType: 'Text', optionEntries: [{ name: 'Engraving', value: '' }] }),
    anOption({ optionNo: 'M', optionType: 'Calculation', optionEntries: [{ name: 'Width', value: '' }] }),
  ],
});

const measures = { M: { min: 30, max: 500, wonPerSquareMetre: 9_000 } };

const [engraved, measured] = [
  { optionNo: 'T', values: ['Tori'] },
  { optionNo: 'M', values: ['120'] },
];

type Entered = NonNullable<ChoiceFacts['choice']['entered']>;
const entering = (entered: Entered, over: Partial<ChoiceFacts> = { measures }, optionNos = ['R']): ChoiceFacts =>
  choosing({ item: made, choice: { optionNos, additions: [], entered }, ...over });
testRule('CART-BR1-04 not its choice', rules.notItsChoice, [
  [
    '[CM-06] one option is picked, with additions or without; none without options',
    [picking(['R'], []), picking(['B'], ['A']), picking([], [], anItem())],
    [picking([], []), picking(['R', 'B'], []), picking(['X'], []), picking(['R'], [], anItem())],
    { units: [], fixes: [], en: 'Changed or out of stock. Please choose again on the item’s detail page.' },
  ],
  [
    '[CM-06] refuses unknown or repeated additions',
    [picking(['R'], ['A'])],
    [picking(['R'], ['X']), picking(['R'], ['A', 'A'])],
  ],
  [
    '[CM-06] measured and entered options are not picked',
    [],
    [picking(['T'], [], alone('Text')), picking(['T'], [], alone('Calculation'))],
  ],
  [
    '[CM-06] [PG-21] measured and written in any order, each exactly once',
    [entering([measured, engraved]), entering([engraved, measured])],
    [
      entering([engraved]),
      entering([engraved, engraved]),
      entering([engraved, measured, measured]),
      entering([engraved, { optionNo: 'R', values: ['x'] }]),
      entering([engraved, measured, { optionNo: 'X', values: ['x'] }]),
    ],
  ],
  [
    '[CM-06] [PG-21] refuses less than the least measure, a control character and a value too many',
    [entering([engraved, { optionNo: 'M', values: ['30'] }])],
    [
      entering([engraved, { optionNo: 'M', values: ['29'] }]),
      entering([measured, { optionNo: 'T', values: ['a\u0000'] }]),
      entering([measured, { optionNo: 'T', values: ['a', 'b'] }]),
    ],
  ],
  [
    '[CM-06] refuses a made-to-measure option without terms, or next to an unpicked option',
    [],
    [entering([engraved, measured], {}), entering([engraved, measured], { measures }, [])],
  ],
]);

const unable = (type: UnableOrderType) => choosing({ unable: type });
testRule('CART-BR1-20 sale stopped', rules.saleStopped, [
  [
    '[CM-06] refuses an item whose sale has stopped',
    [choosing()],
    [unable('ITEM_STOP_SELLING'), unable('VERO_POLICY'), unable('OTHER')],
    { units: [], fixes: [], en: 'No longer on sale.' },
  ],
  [
    '[CM-06] refuses an item that is bought without a cart, by its own code',
    [],
    [unable('ONLY_BUYNOW')],
    { code: 'CART-BR1-14', en: 'Can only be bought directly. Please use Buy now on the item’s detail page.' },
  ],
  [
    '[CM-06] refuses an item below the minimum order amount, by its own code',
    [],
    [unable('ITEM_PRICE_MINIMUM')],
    { code: 'UNABLE-ITEM_PRICE_MINIMUM', params: { product: '사과' } },
  ],
]);

testRule('CART-BR1-45 not offered', rules.notOffered, [
  '[CM-06] refuses an item that the marketplace does not offer',
  [choosing()],
  [choosing({ item: undefined })],
  { units: [], fixes: [], en: 'Cannot be added to the cart.' },
]);

/** An item with these flags, added by this buyer. */
const by = (buyer: Partial<Buyer>, ...flags: readonly (keyof ItemFlags)[]) => adding({ flags }, { buyer });
const product = { product: '사과' };

testRule('CART-BR1-25 own item put in', rules.ownItemToAdd, [
  '[CM-06] refuses items of the own shop',
  [adding(), by({ ownSellerKeys: [sellerKey('S2')] })],
  [by({ ownSellerKeys: [sellerKey('S1')] })],
  { params: product, en: 'You sell ‘사과’ yourself, so you cannot buy it.' },
]);

testRule('CART-BR1-26 under 19 put in', rules.under19ToAdd, [
  '[CM-06] refuses adult items under 19 and accepts them from 19 on',
  [by({ isUnder19: false }, 'isAdult'), by({ isUnder19: true })],
  [by({ isUnder19: true }, 'isAdult')],
  { params: product, en: 'You must be 19 or older to buy ‘사과’.' },
]);

testRule('CART-BR1-27 members only', rules.membersOnlyToAdd, [
  '[CM-06] a visitor must sign in first, a simple member need not',
  [by({ memberType: 'SimpleMember' }, 'isMembersOnly'), by({ memberType: 'NonMember' })],
  [by({ memberType: 'NonMember' }, 'isMembersOnly')],
  { units: [], fixes: [{ type: 'SignIn' }], en: 'For members only. Please sign in.' },
]);

testRule('CART-BR1-29 restricted buyer', rules.restrictedToAdd, [
  '[CM-06] refuses restricted buyers and accepts all others',
  [adding(), by({ standing: 'Withdrawn' })],
  [by({ standing: 'Restricted' }), by({ clubMemberType: 'Restricted' })],
  { en: 'Your account is restricted. Please contact customer service.' },
]);

testRule('CART-BR1-36 club members only', rules.clubOnlyToAdd, [
  '[CM-06] accepts club members only',
  [adding(), by({ isSmileClub: true }, 'isClubOnly')],
  [by({}, 'isClubOnly')],
  { params: product, en: 'Only Smile Club members can buy ‘사과’.' },
]);

testRule('CART-BR1-38 business only', rules.businessOnlyToAdd, [
  '[CM-06] accepts business buyers only; others are offered to sign in as one',
  [adding(), by({ isDomesticBusinessman: true }, 'isSmileClubBizDeal')],
  [by({}, 'isSmileClubBizDeal')],
  {
    params: product,
    units: [],
    fixes: [{ type: 'SignIn' }],
    en: 'Only business members can buy ‘사과’. Please sign in as a business member.',
  },
]);

testRule('CART-BR1-39 withdrawn member', rules.withdrawnToAdd, [
  '[CM-06] refuses withdrawn members and accepts all others',
  [adding(), by({ standing: 'Restricted' })],
  [by({ standing: 'Withdrawn' })],
  { en: 'This membership has been withdrawn. Please register again.' },
]);

testRule('EMPLOYEE-MALL-ONLY put in elsewhere', rules.employeeMallToAdd, [
  '[CM-06] accepts access through the employee mall only',
  [adding(), adding({ flags: ['isEmployeeMall'], isViaEmployeeMall: true })],
  [by({}, 'isEmployeeMall')],
  { params: product, en: '‘사과’ can be ordered only in the employee mall.' },
]);

testRule('CART-BR1-08 no address', rules.noAddressToAdd, [
  '[CM-06] same-day items need an address, others do not',
  [
    adding({ cartUnitType: 'ExpressShop' }, { hasAddress: true }),
    adding({ cartUnitType: 'SmileFresh' }, { hasAddress: false }),
  ],
  [adding({ cartUnitType: 'ExpressShop' }, { hasAddress: false })],
  { en: 'Please choose an address for same-day delivery first.' },
]);

const of = (large: string) => ({ category: { large, medium: 'M', small: 'S', detail: 'D' } });
const [furniture, fruit] = [of('100000012'), of('100000003')];
const byExpress = (item: typeof fruit): AddFacts => adding({ cartUnitType: 'ExpressShop', ...item });
const ofChain = (item: typeof fruit): AddFacts => {
  const facts = adding(item);
  return { ...facts, unit: { ...facts.unit, seller: aSeller({ sellerKey: sellerKey('gsMapo') }) } };
};
testRule('CART-BR1-45 not by express', rules.notByExpress, [
  [
    '[XT-05] refuses items of a barred large category by ExpressShop and from a store chain',
    [byExpress(fruit), ofChain(fruit)],
    [byExpress(furniture), ofChain(furniture)],
    { en: 'Cannot be added to the cart.' },
  ],
  [
    '[XT-05] other services and sellers deliver it',
    (['Normal', 'SmileFresh', 'SmileDelivery'] as const).map((cartUnitType) => adding({ cartUnitType, ...furniture })),
    [],
  ],
]);
test('[XT-05] adding such an item is refused', () => {
  expect(rules.checkAdd(byExpress(furniture))).toMatchObject({ left: { code: 'CART-BR1-45' } });
});

const arbAddFacts = fc.record<AddFacts>({
  unit: arbUnit,
  buyer: arbBuyer,
  cartUnitCount: fc.constantFrom(0, 1, 99, 100, 101, 200),
  piecesInCart: fc.constantFrom(0, 0, 1, 3, 998),
  hasAddress: fc.boolean(),
});

test('[CM-06] an ordinary item can be added', () => {
  const facts = adding();
  expect(rules.checkAdd(facts)).toEqual(E.right(facts));
});

test('[CM-06] rules check the buyer first, then the place, then the quantity', () => {
  const facts = adding(
    { flags: ['isAdult', 'isMembersOnly'], cartUnitType: 'ExpressShop', quantity: 1000, stock: 1 },
    { buyer: { isUnder19: true, memberType: 'NonMember' }, cartUnitCount: 100, hasAddress: false },
  );
  expect(diagnose(rules.addRules)(facts).map(({ code }) => code)).toEqual([
    'CART-BR1-27',
    'CART-BR1-26',
    'CART-BR1-08',
    'CART-BR1-43',
    'CART-BR1-32',
    'CART-BR1-01',
  ]);
});

test('[CM-06] the first of all reasons is the result of the check, each with its message values', () => {
  fc.assert(
    fc.property(arbAddFacts, (facts) => {
      const all = diagnose(rules.addRules)(facts);
      const checked = rules.checkAdd(facts);
      expect(E.isLeft(checked) ? checked.left : undefined).toEqual(all[0]);
      for (const { code, params } of all) expect(Object.keys(params)).toEqual(messageParams[code]);
    }),
  );
});

test('[CM-06 QT-02] an added unit is within every quantity limit', () => {
  fc.assert(
    fc.property(arbAddFacts, (facts) => {
      fc.pre(E.isRight(rules.checkAdd(facts)));
      const pieces = facts.unit.quantity + facts.piecesInCart;
      // an existing unit with a discount agreement follows other limits (QT-03)
      const unit = aUnit({ ...facts.unit, quantity: pieces, isItemDiscountAgreement: false });
      expect(checkQuantity({ unit, asked: String(pieces), hasCoupon: false })).toEqual(E.right(pieces));
    }),
  );
});
