import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterLeavingOut, findingOf, flaggedUnit, isBroken, ordering, saidIn } from '../../../testing/rules.ts';
import { maxInstall } from './ask-max-install.ts';

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
