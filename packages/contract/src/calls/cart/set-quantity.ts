import type { CartUnit, SetQuantityRequest } from '@baguni/domain';
import * as t from 'io-ts';
import type { Call } from '../call.ts';
import { cartUnit } from '../../codecs/cart/cart-unit.ts';
import { cartUnitId } from '../../codecs/base/ids.ts';
import { count, pieces } from '../../codecs/base/number.ts';
import { partly } from '../../codecs/base/partly.ts';
import { branchServiceType } from '../../codecs/cart/seller.ts';
import type { Codec } from '../../codecs/base/shape.ts';

/** A unit as it now is, with the version of its cart: the answer of CM-04, and what a 409 to it brings. */
export interface CurrentUnit {
  readonly unit: CartUnit;
  readonly cartVersion: number;
}

const currentUnit: Codec<CurrentUnit> = partly(t.strict({ unit: cartUnit, cartVersion: count }));

/** Changes a unit's quantity and answers the unit (CM-04). */
export const setQuantity: Call<SetQuantityRequest, CurrentUnit> = {
  id: 'CM-04',
  name: 'setQuantity',
  method: 'POST',
  path: '/cart/setQuantity',
  request: t.strict({
    cartUnitId,
    quantity: pieces,
    branchServiceType,
    unitVersion: count,
    cancelCoupons: t.boolean,
  }),
  response: currentUnit,
  conflict: currentUnit,
  timeoutMs: 'default',
  isWrite: true,
  attempts: 2,
};
