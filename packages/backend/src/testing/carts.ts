import { cartUnitId, type CartUnit, type CartUnitId, type EngineParts, type InitialCart } from '@baguni/domain';
import { anInitialCart } from '@baguni/domain/testing';
import type { Session } from '../store/owner.ts';
import { putWorld } from './put-world.ts';
import { aShop, shopperA, type TestShop } from './shop.ts';

export interface ShopWithCart {
  readonly shop: TestShop;
  readonly idOf: (given: number) => CartUnitId;
}

export const aShopWith = async (
  units: readonly CartUnit[],
  over: Partial<InitialCart> = {},
  session: Session = shopperA,
  engine?: EngineParts,
): Promise<ShopWithCart> => {
  const shop = aShop(undefined, undefined, engine);
  const ids = await putWorld(shop.store, session.scope, anInitialCart(units, over));
  return { shop, idOf: (given) => ids.get(cartUnitId(given)) ?? cartUnitId(0) };
};
