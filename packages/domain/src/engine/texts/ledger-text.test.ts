import { expect, test } from 'vitest';
import { cartUnitId, couponIssueNo } from '../../money/ids.ts';
import { priceRules } from '../../price/ledger/ledger.ts';
import { cartOf } from '../cart/cart-of.ts';
import type { ShopFix } from '../finding.ts';
import { describeFix, describeInputs, ledgerLabels } from './ledger-text.ts';

const cartUnitIds = [cartUnitId(1)];

/** One fix of each kind, paper and question. */
const fixes: readonly ShopFix[] = [
  { type: 'Deselect', cartUnitIds },
  { type: 'Delete', cartUnitIds },
  { type: 'SetQuantity', cartUnitId: cartUnitId(1), quantity: 7 },
  { type: 'RemoveCoupons', cartUnitIds },
  { type: 'RemoveCoupons', cartUnitIds, couponIssueNoes: [couponIssueNo('C7')] },
  { type: 'SelectAll' },
  { type: 'SignIn' },
  { type: 'OrderFirst', cartUnitIds },
  { type: 'Agree', code: 'CART-BR7-09' },
  { type: 'Agree', code: 'ASK-OVERSEA-CONSENT' },
  { type: 'ChooseCompany', company: 'EMS' },
  { type: 'ShipDomestic' },
  { type: 'ChooseDeliveryTime' },
  { type: 'VerifyIdentity' },
  { type: 'VerifyAdult' },
  { type: 'GivePapers', paper: 'Consent' },
  { type: 'GivePapers', paper: 'TaiwanIdNumber' },
  { type: 'GivePapers', paper: 'ChinaIdImage' },
  { type: 'RemovePromotion', promotion: 'bakery' },
];
const textOf = (fix: ShopFix): string => describeFix(cartOf([]), fix, 'unit 1');

test('[EN-03 CK-18] each price rule and each fix has its own label, without codes of papers and agreements', () => {
  expect(new Set(priceRules.map((rule) => ledgerLabels[rule])).size).toBe(priceRules.length);
  const texts = fixes.map(textOf);
  expect(new Set(texts).size).toBe(texts.length);
  for (const text of texts) expect(text).not.toMatch(/ASK|CART|Consent|IdN|IdI|undefined/u);
  expect(texts.slice(2, 5)).toEqual([
    'change the quantity of unit 1 to 7',
    'remove coupons from unit 1',
    'remove coupons from unit 1: C7',
  ]);
  expect(texts.at(-1)).toBe('remove promotion ‘bakery’');
  const terms = { home: 'DE', promotions: [{ id: 'bakery', name: 'Three for two' }] };
  const named = fixes.map((fix) => describeFix(cartOf([]), fix, 'unit 1', terms));
  expect(named.filter((text, i) => text !== texts[i])).toEqual(['ship to Germany', 'remove promotion ‘Three for two’']);
});

test('[PR-08 EN-16] describes the inputs of a ledger entry, also of goods sold by weight', () => {
  const amount = (value: number): string => `$${value}`;
  expect(describeInputs({ name: ' Apples ', price: 1200, quantity: 3 } as never, amount)).toBe(
    '‘Apples’ · $1200 each · pieces: 3',
  );
  expect(describeInputs({ price: 1200, quantity: 3, per: 100, unit: 'g' } as never, amount)).toBe(
    '$1200 per 100 g · 3 g',
  );
});
