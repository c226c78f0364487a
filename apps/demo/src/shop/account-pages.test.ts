import { aStoredOrder } from '@baguni/backend/testing';
import { languages } from '@baguni/domain';
import { expect, test } from 'vitest';
import { ordersPage } from './account-pages.tsx';
import type { ShopView } from './frame.tsx';

test.each(languages)('[CK-13] lists an order with its number, and an older one without: %s', (language) => {
  const view: ShopView = {
    language,
    tenant: 'marketplace',
    page: { type: 'Orders' },
    account: null,
    unitCount: 0,
    fontStyles: [],
  };
  const listed = (over: { readonly orderNumber?: string }) => ordersPage(view, 'pc', [aStoredOrder(over)]);
  const label = { ko: '주문 번호', en: 'Order number', cn: '订单号', jp: '注文番号' }[language];
  expect(listed({ orderNumber: '2026-1122-0001' })).toContain(`${label} 2026-1122-0001`);
  expect(listed({})).not.toContain(label);
});
