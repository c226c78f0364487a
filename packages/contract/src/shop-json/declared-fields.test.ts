import { couponsFor } from '@baguni/domain/internal';
import { describe, expect, test } from 'vitest';
import type { Parsed } from '../cart-json/problem.ts';
import { parseShop } from './index.ts';

const now = Date.UTC(2026, 10, 28);

const valueOf = <A>(read: Parsed<A>): A => {
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
};

describe('[EN-10 EN-17] custom fields in JSON', () => {
  const fields = {
    item: { limited: { type: 'boolean', default: false }, pages: { type: 'number' } },
    buyer: { group: { type: 'string', default: 'reader' } },
    order: { giftWrap: { type: 'boolean', default: false }, poNumber: { type: 'string', default: '' } },
  };
  const on = { type: 'Field', field: 'limited', is: true };
  const shopJson = {
    currency: 'EUR',
    fields,
    promotions: [
      { id: 'limited', name: 'Limited', code: 'PERCENT-OFF-ORDER', couponCode: 'FIRST', params: { percent: 10, on } },
      {
        id: 'long',
        name: 'Long',
        code: 'AMOUNT-OFF-ORDER',
        params: { amount: 100, on: { ...on, field: 'pages', is: 900 } },
      },
    ],
    discounts: [
      {
        on: { ...on, is: false },
        discount: { discountType: 'Seller', policy: { calcType: 'Amount', discountPrice: 1 } },
      },
    ],
    coupons: [{ issueNo: 'C1', couponName: 'C', discountUnitType: 'Amount', discountValue: 50, target: on }],
  };
  const book = (id: number, given: object) => ({ id, item: `b${id}`, name: 'B', price: 1000, fields: given });

  test('are declared with types and defaults, and targets read them', () => {
    const { engine, parseCart } = valueOf(parseShop(shopJson));
    const units = [book(1, { limited: true, pages: 100 }), book(2, { pages: 900 })];
    const cart = valueOf(parseCart({ units, promotions: ['limited', 'long'], couponCodes: ['FIRST'] }));
    expect(cart.units.map(({ item }) => item.fields)).toEqual([
      { limited: true, pages: 100 },
      { limited: false, pages: 900 },
    ]);
    expect(cart.buyer.fields).toEqual({ group: 'reader' });
    expect(cart.fields).toEqual({ giftWrap: false, poNumber: '' });
    expect(valueOf(parseCart({ units: [], fields: { giftWrap: true } })).fields).toEqual({
      giftWrap: true,
      poNumber: '',
    });
    const wrong = parseCart({ units: [], fields: { giftwrap: true } });
    expect(!wrong.ok && wrong.problems.map(({ path }) => path)).toEqual(['fields.giftwrap']);
    expect(cart.units.map(({ discounts }) => discounts.length)).toEqual([0, 1]);
    const { promotions } = engine.priceOfCart(cart, now);
    expect(promotions.map(({ offer, units: on, total }) => [offer.id, on, total])).toEqual([
      ['limited', [1], 100],
      ['long', [2], 100],
    ]);
    const bare = { ...cart, promotions: [] };
    const reasons = cart.units.map(({ cartUnitId }) =>
      couponsFor(engine, bare, cartUnitId, now)?.sections.flatMap(({ options }) =>
        options.map(({ reason }) => reason?.code),
      ),
    );
    expect(reasons).toEqual([[undefined], []]);
  });

  test.each([
    ['another type', { limited: 'yes', pages: 1 }, 'units.0.fields.limited', { type: 'boolean' }],
    ['a missing field', {}, 'units.0.fields.pages', { type: 'number' }],
    ['a misspelt field', { limitd: true, pages: 1 }, 'units.0.fields.limitd', 'limited'],
    ['a name of every object', { constructor: 1, pages: 1 }, 'units.0.fields.constructor', ''],
  ])('are read exactly: %s', (_, given, path, fits) => {
    const read = valueOf(parseShop(shopJson)).parseCart({ units: [book(1, given)] });
    expect(!read.ok && read.problems.map((one) => [one.path, 'fits' in one && one.fits])).toEqual([[path, fits]]);
  });

  test.each([
    [{ fields: { item: { limited: { type: 'date' } } } }, ['fields.item.limited.type']],
    [{ fields: { item: { pages: { type: 'number', default: 'one' } } } }, ['fields.item.pages.default']],
    [{ fields: { items: {} } }, ['fields.items']],
    [
      { promotions: [{ ...shopJson.promotions[0], params: { percent: 10, on: { ...on, field: 'limitd' } } }] },
      ['promotions.0.params.on.field'],
    ],
    [
      { promotions: [{ ...shopJson.promotions[0], params: { percent: 10, on: { ...on, is: null } } }] },
      ['promotions.0.params.on.is'],
    ],
    [{ discounts: [{ ...shopJson.discounts[0], on: { ...on, field: 'group' } }] }, ['discounts.0.on.field']],
    [{ coupons: [{ ...shopJson.coupons[0], target: { ...on, field: 'group' } }] }, ['coupons.0.target.field']],
  ])('are reported if the shop does not declare them: %j', (wrong, paths) => {
    const read = parseShop({ currency: 'EUR', fields, ...wrong });
    expect(!read.ok && read.problems.map(({ path }) => path)).toEqual(paths);
  });
});
