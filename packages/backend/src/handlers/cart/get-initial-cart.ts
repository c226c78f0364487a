import { either as E } from 'fp-ts';
import type { InitialCart, Unreadable } from '@baguni/domain';
import { nudgingsOf } from '../../cart/nudgings-of.ts';
import { freeItems } from '../../cart/free-items.ts';
import { readCart } from '../../cart/read-cart.ts';
import { whereTo } from '../../cart/where-to.ts';
import { readShopper } from '../../cart/read-shopper.ts';
import type { Handler } from '../../request/handler.ts';
import { mergePlan } from './merge/merge-plan.ts';

/** The first read of the cart, with who shops and where to ship (CM-01). */
export const getInitialCart: Handler<void, InitialCart & Unreadable> = (deps) => async () => {
  const { tx, session } = deps;
  const shopper = await readShopper(tx, session);
  const flagged = (await tx.units(session.scope)).filter(({ detail }) => detail.isFlaggedForRemoval);
  const content = await readCart(deps);
  return E.right({
    ...content,
    ...whereTo(shopper),
    ...freeItems(deps, content, shopper),
    cartNudgingTypes: nudgingsOf(shopper),
    buyer: shopper.buyer,
    isCertificatedAdult: shopper.isCertificatedAdult ?? false,
    removeCartUnitIds: flagged.map((unit) => unit.cartUnitId),
    isNeedMerge: (await mergePlan(deps))?.isNeeded ?? false,
    unreadable: [],
  });
};
