import type { Cart } from '@baguni/domain';
import type { ReadDeps } from '../request/handler.ts';
import { readHeld } from './read-coupons.ts';

export const withWallet = async (deps: ReadDeps, state: Cart): Promise<Cart> => {
  if (state.appliedCoupons.length === 0) return state;
  const held = await readHeld(deps);
  return { ...state, coupons: { status: 'Known', offered: held.map(({ coupon }) => coupon) } };
};
