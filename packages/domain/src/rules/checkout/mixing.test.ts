import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartUnitId } from '../../money/ids.ts';
import { featuresOf } from '../../storefront/features.ts';
import { aStorefront } from '../../testing/builders/cart.ts';
import { aSmileDeliveryUnit, aSmileFreshUnit, anExpressShopUnit } from '../../testing/builders/unit.ts';
import { ordersApart } from '../../testing/checkout-rules.ts';
import {
  afterLeavingOut,
  findingOf,
  flaggedUnit,
  isBroken,
  leavingOut,
  ordering,
  saidIn,
} from '../../testing/rules.ts';
import { type UnitKind, anyUnit, flagged, mallUnit, ofMalls, sameDay, smileFresh } from '../../testing/unit-kinds.ts';
import {
  booksWithGeneral,
  ecouponWithOthers,
  expressFirst,
  expressWithOthers,
  homePlusWithFashion,
  homePlusWithGeneral,
  homePlusWithOverseaDirect,
  incomeDutyWithOthers,
  installFirst,
  maxInstall,
  oneDepartmentItem,
  refundableWithOthers,
  smileFreshFirst,
} from './mixing.ts';

describe('CART-BR1-11 one department item', () => {
  const [first, second, third] = [1, 2, 3].map((id) => flaggedUnit(id, ['isDepartmentStore']));

  const asked = ordering([flaggedUnit(9), ...[first, second, third].flatMap((unit) => unit ?? [])]);

  test('[CK-10] accepts one department-store unit with any number of pieces, and refuses a second unit', () => {
    expect(isBroken(oneDepartmentItem, ordering([flaggedUnit(9)]))).toBe(false);
    expect(
      isBroken(oneDepartmentItem, ordering([flaggedUnit(9), flaggedUnit(1, ['isDepartmentStore'], { quantity: 3 })])),
    ).toBe(false);
    expect(isBroken(oneDepartmentItem, asked)).toBe(true);
  });

  test('[CK-10] keeps the first unit of the cart', () => {
    const found = findingOf(oneDepartmentItem, asked);
    expect(found).toMatchObject({ units: [2, 3], fixes: [{ type: 'Deselect', cartUnitIds: [2, 3] }] });
    expect(isBroken(oneDepartmentItem, leavingOut(asked, found.units))).toBe(false);
  });

  test('[CK-10] has a message in every language', () => {
    expect(saidIn(findingOf(oneDepartmentItem, asked))).toEqual({
      ko: '‘사과’ 상품은 백화점 상품이므로 한 번에 1개씩만 주문할 수 있습니다.',
      en: '‘사과’ is a department store item and can be ordered only one at a time.',
      cn: '“사과”为百货商店商品，每次只能订购1件。',
      jp: '「사과」は百貨店の商品のため、一度に1点のみ注文できます。',
    });
  });
});

describe('CART-BR7-08 ecoupon with others', () => {
  ordersApart('[CK-07 CK-17] e-coupons go alone, not with what is delivered', ecouponWithOthers, {
    apart: flagged('isECoupon'),
  });

  test('[CK-07] has a message in every language', () => {
    expect(saidIn(findingOf(ecouponWithOthers, ordering([flaggedUnit(1), flaggedUnit(2, ['isECoupon'])])))).toEqual({
      ko: 'e쿠폰은 배송 상품과 함께 주문할 수 없습니다. 따로 주문해 주십시오.',
      en: 'E-coupons cannot be ordered together with items that are delivered. Please order them separately.',
      cn: '电子券不能与配送商品一起订购，请分开下单。',
      jp: '電子クーポンは配送する商品と一緒に注文できません。別々にご注文ください。',
    });
  });
});

describe('CART-BR7-09 income duty with others', () => {
  const apart = flaggedUnit(2, ['isIncomeDuty']);

  const other = flaggedUnit(1);

  ordersApart(
    '[CK-08 CK-17] income-duty items go alone, not with others, unless the shopper chose so',
    incomeDutyWithOthers,
    { apart: flagged('isIncomeDuty'), lifting: [{ type: 'Agree', code: 'CART-BR7-09' }] },
  );

  test('[CK-08] the agreement to order together lifts it; another agreement does not', () => {
    expect(isBroken(incomeDutyWithOthers, ordering([other, apart], { agreed: ['CART-BR7-09'] }))).toBe(false);
    expect(isBroken(incomeDutyWithOthers, ordering([other, apart], { agreed: ['ASK-OVERSEA-CONSENT'] }))).toBe(true);
  });

  test('[CK-08] offers the choice in Korean only', () => {
    const inLanguage = (language: 'ko' | 'en' | 'cn' | 'jp') =>
      ordering([other, apart], { features: featuresOf(aStorefront({ language })) });
    expect((['ko', 'en', 'cn', 'jp'] as const).map((one) => isBroken(incomeDutyWithOthers, inLanguage(one)))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test('[CK-08] has a message in every language', () => {
    expect(saidIn(findingOf(incomeDutyWithOthers, ordering([other, apart])))).toEqual({
      ko: '소득공제 상품은 다른 상품과 따로 주문하셔야 합니다.',
      en: 'Tax-deductible items must be ordered separately from other items.',
      cn: '可抵税商品需与其他商品分开下单。',
      jp: '所得控除の対象商品は、ほかの商品と別々にご注文ください。',
    });
  });
});

describe('CART-BR7-28 home plus with oversea direct', () => {
  ordersApart('[CK-10 CK-17] home-plus does not go with overseas-direct items', homePlusWithOverseaDirect, {
    apart: ofMalls('HomePlus'),
    from: [ofMalls('OverseaDirect'), ofMalls('Book')],
  });

  test('[CK-10] has a message in every language', () => {
    expect(
      saidIn(findingOf(homePlusWithOverseaDirect, ordering([mallUnit(1, 'OverseaDirect'), mallUnit(2, 'HomePlus')]))),
    ).toEqual({
      ko: '홈플러스 상품은 해외직구 상품과 함께 주문할 수 없습니다. 따로 주문해 주십시오.',
      en: 'Home plus items cannot be ordered together with overseas-direct items. Please order them separately.',
      cn: 'Home plus 商品不能与海外直购商品一起订购，请分开下单。',
      jp: 'Home plusの商品は海外直送の商品と一緒に注文できません。別々にご注文ください。',
    });
  });
});

describe('CART-BR7-29 home plus with fashion', () => {
  ordersApart('[CK-10 CK-17] home-plus does not go with fashion brands, nor with Mango Korea', homePlusWithFashion, {
    apart: ofMalls('HomePlus'),
    from: [ofMalls('FashionBrand', 'MangoKorea'), ofMalls('Book')],
  });

  test('[CK-10] has a message in every language', () => {
    expect(
      saidIn(findingOf(homePlusWithFashion, ordering([mallUnit(1, 'FashionBrand'), mallUnit(2, 'HomePlus')]))),
    ).toEqual({
      ko: '홈플러스 상품은 패션 브랜드, 망고 코리아 상품과 함께 주문할 수 없습니다. 따로 주문해 주십시오.',
      en: 'Home plus items cannot be ordered together with fashion-brand or Mango Korea items. Please order them separately.',
      cn: 'Home plus 商品不能与时尚品牌或 Mango Korea 商品一起订购，请分开下单。',
      jp: 'Home plusの商品はファッションブランドやMango Koreaの商品と一緒に注文できません。別々にご注文ください。',
    });
  });
});

describe('CART-BR7-32-EXPRESS with others', () => {
  const onOutlet = { features: featuresOf(aStorefront({ tenant: 'outlet' })) };

  const apart = anExpressShopUnit({ cartUnitId: cartUnitId(2) });

  const other = flaggedUnit(1);

  ordersApart('[CK-09 CK-17] on outlet same-day items go alone', expressWithOthers, { apart: sameDay, over: onOutlet });

  test('[CK-09] does not apply on the marketplace', () => {
    expect(isBroken(expressWithOthers, ordering([other, apart]))).toBe(false);
  });

  test('[CK-09] has a message in every language', () => {
    expect(saidIn(findingOf(expressWithOthers, ordering([other, apart], onOutlet)))).toEqual({
      ko: '당일배송 상품은 다른 상품과 함께 주문할 수 없습니다. 따로 주문해 주십시오.',
      en: 'ExpressShop items cannot be ordered together with other items. Please order them separately.',
      cn: '当日达商品不能与其他商品一起订购，请分开下单。',
      jp: '即日配送の商品はほかの商品と一緒に注文できません。別々にご注文ください。',
    });
  });
});

describe('CART-BR7-32 home plus with general items', () => {
  ordersApart('[CK-10 CK-17] home-plus does not go with general items', homePlusWithGeneral, {
    apart: ofMalls('HomePlus'),
    from: [ofMalls('General'), ofMalls('Book')],
  });

  test('[CK-10] has a message in every language', () => {
    expect(saidIn(findingOf(homePlusWithGeneral, ordering([mallUnit(1, 'General'), mallUnit(2, 'HomePlus')])))).toEqual(
      {
        ko: '홈플러스 상품은 일반 상품과 함께 주문할 수 없습니다. 따로 주문해 주십시오.',
        en: 'Home plus items cannot be ordered together with general items. Please order them separately.',
        cn: 'Home plus 商品不能与一般商品一起订购，请分开下单。',
        jp: 'Home plusの商品は一般の商品と一緒に注文できません。別々にご注文ください。',
      },
    );
  });
});

describe('MIXED-BOOKS with general items', () => {
  ordersApart('[CK-10 CK-17] books do not go with general items', booksWithGeneral, {
    apart: ofMalls('Book'),
    from: [ofMalls('General'), ofMalls('HomePlus')],
  });

  test('[CK-10] has a message in every language', () => {
    expect(saidIn(findingOf(booksWithGeneral, ordering([mallUnit(1, 'General'), mallUnit(2, 'Book')])))).toEqual({
      ko: '도서는 일반 상품과 함께 주문할 수 없습니다. 따로 주문해 주십시오.',
      en: 'Books cannot be ordered together with general items. Please order them separately.',
      cn: '图书不能与一般商品一起订购，请分开下单。',
      jp: '書籍は一般の商品と一緒に注文できません。別々にご注文ください。',
    });
  });
});

describe('ASK-EXPRESS-FIRST', () => {
  const apart = anExpressShopUnit({ cartUnitId: cartUnitId(2) });

  const other = aSmileDeliveryUnit({ cartUnitId: cartUnitId(1) });

  const kinds = [flagged('isSmileDelivery'), flagged('isFasterDelivery')];

  const smileDelivered: UnitKind = {
    is: (unit) => unit.cartUnitType === 'SmileDelivery' || kinds.some(({ is }) => is(unit)),
    ways: [(unit) => ({ ...unit, cartUnitType: 'SmileDelivery' }), ...kinds.flatMap(({ ways }) => ways)],
  };

  ordersApart('[CK-09 CK-17] same-day items do not go with SmileDelivery or faster delivery', expressFirst, {
    apart: sameDay,
    from: [smileDelivered, anyUnit],
  });

  test('[CK-09] recognizes SmileDelivery by its service alone, whatever the item data', () => {
    expect(isBroken(expressFirst, ordering([apart, flaggedUnit(1, [], { cartUnitType: 'SmileDelivery' })]))).toBe(true);
  });

  test('[CK-09] conflicts with faster delivery too, but not with ordinary items', () => {
    expect(isBroken(expressFirst, ordering([apart, flaggedUnit(1, ['isFasterDelivery'])]))).toBe(true);
    expect(isBroken(expressFirst, ordering([apart, flaggedUnit(1, ['isSmileDelivery'])]))).toBe(true);
    expect(isBroken(expressFirst, ordering([apart, flaggedUnit(1)]))).toBe(false);
  });

  test('[CK-09] another rule applies on outlet', () => {
    const features = featuresOf(aStorefront({ tenant: 'outlet' }));
    expect(isBroken(expressFirst, ordering([other, apart], { features }))).toBe(false);
  });

  test('[CK-09] has a message in every language', () => {
    expect(saidIn(findingOf(expressFirst, ordering([other, apart])))).toEqual({
      ko: '당일배송 상품은 따로 주문하셔야 합니다. 당일배송 상품을 먼저 주문하시겠습니까?',
      en: 'ExpressShop items are ordered separately. Do you want to order them first?',
      cn: '当日达商品需单独下单。要先订购当日达商品吗？',
      jp: '即日配送の商品は別々の注文になります。先に注文しますか？',
    });
  });
});

describe('ASK-INSTALL-FIRST', () => {
  ordersApart('[CK-06 CK-17] what is installed goes alone, not with others', installFirst, {
    apart: flagged('isInstall'),
  });

  test('[CK-06] has a message in every language', () => {
    expect(saidIn(findingOf(installFirst, ordering([flaggedUnit(1), flaggedUnit(2, ['isInstall'])])))).toEqual({
      ko: '설치 상품은 따로 주문하셔야 합니다. 설치 상품을 먼저 주문하시겠습니까?',
      en: 'Items with installation are ordered separately. Do you want to order them first?',
      cn: '需安装的商品需单独下单。要先订购需安装的商品吗？',
      jp: '設置が必要な商品は別々の注文になります。先に注文しますか？',
    });
  });
});

describe('ASK-MAX-INSTALL', () => {
  const installs = (count: number) => Array.from({ length: count }, (_, i) => flaggedUnit(i + 1, ['isInstall']));

  test('[CK-06] accepts five items with installation and refuses six', () => {
    expect(isBroken(maxInstall, ordering(installs(5)))).toBe(false);
    expect(isBroken(maxInstall, ordering(installs(6)))).toBe(true);
  });

  test('[CK-06] with any other item another question applies', () => {
    expect(isBroken(maxInstall, ordering([...installs(6), flaggedUnit(9)]))).toBe(false);
    expect(isBroken(maxInstall, ordering([]))).toBe(false);
  });

  test('[CK-06 CK-17] orders the first five units of the cart first', () => {
    fc.assert(
      fc.property(fc.integer({ min: 6, max: 40 }), (count) => {
        const facts = ordering(installs(count));
        const found = findingOf(maxInstall, facts);
        const ids = facts.chosen.map((unit) => unit.cartUnitId);
        expect(found.units).toEqual(ids.slice(5));
        expect(found.fixes).toEqual([
          { type: 'OrderFirst', cartUnitIds: ids.slice(0, 5) },
          { type: 'Deselect', cartUnitIds: ids.slice(5) },
        ]);
        for (const left of afterLeavingOut(facts, found)) expect(isBroken(maxInstall, left)).toBe(false);
      }),
    );
  });

  test('[CK-06] has a message in every language', () => {
    expect(saidIn(findingOf(maxInstall, ordering(installs(6))))).toEqual({
      ko: '설치 상품은 한 번에 5개까지 주문할 수 있습니다. 먼저 5개를 주문하시겠습니까?',
      en: 'You can order up to 5 items with installation at a time. Do you want to order 5 first?',
      cn: '需安装的商品每次最多可订购5件。要先订购5件吗？',
      jp: '設置が必要な商品は一度に5点まで注文できます。先に5点を注文しますか？',
    });
  });
});

describe('ASK-SMILE-FRESH-FIRST', () => {
  ordersApart('[CK-05 CK-17] SmileFresh goes alone, not with others', smileFreshFirst, { apart: smileFresh });

  test('[CK-05] has a message in every language', () => {
    expect(
      saidIn(findingOf(smileFreshFirst, ordering([flaggedUnit(1), aSmileFreshUnit({ cartUnitId: cartUnitId(2) })]))),
    ).toEqual({
      ko: '스마일프레시 상품은 따로 주문하셔야 합니다. 스마일프레시 상품을 먼저 주문하시겠습니까?',
      en: 'SmileFresh items are ordered separately. Do you want to order them first?',
      cn: 'Smile 生鲜商品需单独下单。要先订购 Smile 生鲜商品吗？',
      jp: 'スマイルフレッシュの商品は別々の注文になります。先に注文しますか？',
    });
  });
});

describe('CART-BR7-44 refundable with others', () => {
  ordersApart('[CK-04 CK-17] items of a money category go alone, not with others', refundableWithOthers, {
    apart: flagged('isPaymentMoneyCategory'),
  });

  test('[CK-04] has a message in every language', () => {
    expect(
      saidIn(findingOf(refundableWithOthers, ordering([flaggedUnit(1), flaggedUnit(2, ['isPaymentMoneyCategory'])]))),
    ).toEqual({
      ko: '환금성 상품은 다른 상품과 따로 주문하셔야 합니다.',
      en: 'Items that can be refunded in cash must be ordered separately from other items.',
      cn: '可兑现商品需与其他商品分开下单。',
      jp: '換金性のある商品は、ほかの商品と別々にご注文ください。',
    });
  });
});
