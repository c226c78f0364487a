import type { CartEvent, CartState, Command, CouponBox } from '@baguni/domain';
import type { option as O } from 'fp-ts';
import type { Observable } from 'rxjs';
import type { Deps } from '../deps/deps.ts';

/** What a use case of coupons sees. */
export interface CouponDeps extends Deps {
  /** The coupon box that is open, by the engine of page and server (EN-09); none where none is. */
  readonly boxOf: (state: CartState) => O.Option<CouponBox>;
}

/** What happens with coupons when the shopper acts. */
export type CouponUseCase = (deps: CouponDeps) => (commands: Observable<Command>) => Observable<CartEvent>;
