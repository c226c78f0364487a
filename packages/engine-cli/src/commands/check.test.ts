import { noOversea, cartOf } from '@baguni/domain/internal';
import { expect, test } from 'vitest';
import { aCart, call, callJson, callOn } from '../testing/call.ts';
import { fixText } from '../output/wording.ts';

const unavailable = { ...aCart.units[0], cartUnitId: 3, unableOrderType: 'ITEM_OUT_OF_STOCK' };
const withUnavailable = { ...aCart, units: [...aCart.units, unavailable] };

test('[EN-03 CK-18] exits with 0 if nothing blocks the order', async () => {
  expect(await call(['check'])).toEqual({ text: 'This cart can be ordered.', isError: false, exitCode: 0 });
  expect(await callJson(['check'])).toEqual({ isOrderable: true, findings: [] });
});

test('[EN-03 CK-02] ignores a unit that cannot be ordered, unless it is selected', async () => {
  expect((await call(['check'], withUnavailable)).exitCode).toBe(0);
  const { text, isError, exitCode } = await call(['check', '--lang', 'en'], { ...withUnavailable, selected: [1, 3] });
  expect({ isError, exitCode }).toEqual({ isError: false, exitCode: 1 });
  expect(text).toContain('CART-BR7-03  ‘Apples’ is out of stock');
  expect(text).toContain('  concerns: unit 3 ‘Apples’\n  way out: deselect unit 3 ‘Apples’');
});

test.each([0, 1000])('[EN-03 EN-07 QT-01] refuses a cart with the quantity %i', async (quantity) => {
  const cart = { ...aCart, units: [{ ...aCart.units[0], quantity }] };
  expect((await call(['check'], cart)).text).toContain(
    `units.0.quantity is ${quantity}; it must be a whole number from 1 to 999`,
  );
});

test('[EN-03 CK-18 CP-02] a fix names the coupons that it removes', async () => {
  const large = { discountUnitType: 'Amount', discountValue: 500 };
  const used = { ...large, couponIssueNo: 'C7', couponType: 'BuyerCoupon', cartUnitIds: [1] };
  const coupons = [{ ...large, possiblePrice: 90_000, issueNo: 'C7', couponName: 'Large orders' }];
  const { text } = await call(['check'], { ...aCart, coupons, appliedCoupons: [used] });
  expect(text).toContain('way out: remove coupons from unit 1 ‘Apples’: C7');
});

test('[EN-03 CK-18] a fix names a courier as the cart does', () => {
  const companies = [{ shippingCompanyType: 'SFExpress', shippingCompanyName: '顺丰速运' } as const];
  const cart = cartOf([], { destination: { overseas: { ...noOversea, companies } } });
  expect(fixText(cart, { type: 'ChooseCompany', company: 'SFExpress' })).toBe('ship with 顺丰速运');
  expect(fixText(cart, { type: 'ChooseCompany', company: 'EMS' })).toBe('ship with EMS');
});

const files = {
  'fine.json': aCart,
  'also-fine.json': aCart,
  'empty.json': { ...aCart, selected: [] },
  'odd.json': '{',
};
const checkFiles = (names: readonly string[], ...words: readonly string[]) =>
  callOn(['check', ...names, '--lang', 'en', ...words], files);

test.each([
  [['fine.json', 'also-fine.json'], 0],
  [['fine.json', 'empty.json'], 1],
  [['empty.json', 'fine.json'], 1],
  [['gone.json', 'fine.json'], 2],
  [['empty.json', 'odd.json', 'fine.json'], 2],
] as const)('[EN-03] the exit code of %j is that of the worst cart: %d', async (names, code) => {
  expect((await checkFiles(names)).exitCode).toBe(code);
  expect((await checkFiles(names, '--json')).exitCode).toBe(code);
});

test('[EN-03] --json has the findings of each file, or its problems with their places', async () => {
  const { text } = await checkFiles(['fine.json', 'empty.json', 'odd.json'], '--json');
  const problem = { type: 'NotJson', file: 'odd.json', place: { line: 1, column: 2 } };
  expect(JSON.parse(text)).toEqual({
    orderable: 1,
    blocked: 1,
    unread: 1,
    carts: [
      { file: 'fine.json', isOrderable: true, findings: [] },
      {
        file: 'empty.json',
        isOrderable: false,
        findings: [expect.objectContaining({ code: 'CART-BR7-01', message: 'Please select the items to order.' })],
      },
      { file: 'odd.json', problems: [{ ...problem, message: 'odd.json: line 1, column 2: this is not JSON' }] },
    ],
  });
});

test('[EN-03] aligns names of any width, and escapes their control characters', async () => {
  const names = ['장바구니.json'.normalize('NFD'), '🧺.json', 'b.json', 'a\u0007.json'];
  const { text } = await callOn(['check', ...names], Object.fromEntries(names.map((name) => [name, aCart])));
  expect(text.split('\n').slice(0, names.length)).toEqual([
    `${names[0]}  can be ordered`,
    '🧺.json        can be ordered',
    'b.json         can be ordered',
    String.raw`a\u0007.json   can be ordered`,
  ]);
});

test('[EN-03] accepts standard input as one of several carts', async () => {
  expect((await callOn(['check', 'odd.json', '-'], files)).text).toContain('-         not read  is empty');
});
