import { checkoutFactsOf, checkoutRules, diagnose, type CartState, type Finding } from '@baguni/domain';

/** Says every reason that blocks an order of what is selected (CK-18). */
export type BlockersOf = (state: CartState) => readonly Finding[];

/** Every rule of ordering, asked about the cart as it is. */
export const blockersOf: BlockersOf = (state) => diagnose(checkoutRules)(checkoutFactsOf(state));
