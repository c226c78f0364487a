import { expect, test } from 'vitest';
import { overlaysPart } from './Layers.tsx';

const toasts = (['COUPON-CANCELLED', 'CARTS-MERGED', 'MOVED-TO-CART', 'CARTS-MERGED-NEW'] as const).map((code) => ({
  key: code,
  notice: { type: 'Message', code, params: {} } as const,
}));
const removal = { units: [], selected: [], coupons: [], isUndoing: false } as const;
type Extras = Parameters<typeof overlaysPart.dropRepeated>[1];

test.each<readonly [string, Extras, readonly number[]]>([
  ['other messages', {}, [0, 1, 2, 3]],
  ['the undo of a deletion', { removal: { ...removal, kind: 'Deleted' } }, [0, 1, 2, 3]],
  ['the undo of cancelled coupons', { removal: { ...removal, kind: 'CouponsCancelled' } }, [1, 2, 3]],
  ['the news of a merge', { merged: { added: [], addedUp: [] } }, [0, 2]],
])('[QT-04 GM-4] with %s, drops only the toast with the same text', (_, extras, left) => {
  expect(overlaysPart.dropRepeated(toasts, extras)).toEqual(left.map((i) => toasts[i]));
});
