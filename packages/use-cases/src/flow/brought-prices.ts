import type { Refreshed } from '@baguni/contract';
import { type CartRead, type PricedInputs, pricedInputsOf, samePricedInputs } from '@baguni/domain/internal';
import type { Session } from '../session/session.ts';

/** Prices and cart from the answer to a write, and the cart that they belong to. */
interface Brought {
  readonly inputs: PricedInputs;
  readonly country: string;
  readonly cartVersion: number;
  readonly reply: Refreshed;
}

/** Holds the prices and the cart of the last write until the page shows them. */
export interface BroughtPrices {
  readonly keep: (brought: Brought) => void;
  /** Returns the prices once, if they are of exactly this cart. */
  readonly take: (session: Session) => Refreshed | undefined;
  /** Returns the cart to the use case of the write, which reloads at once; later reloads need a newer one. */
  readonly takeCart: (session: Session) => CartRead | undefined;
}

export const broughtPrices = (): BroughtPrices => {
  let last: Brought | undefined;
  let cart: CartRead | undefined;
  return {
    keep: (brought) => {
      last = brought;
      ({ cart } = brought.reply);
      void Promise.resolve().then(() => {
        cart = undefined;
      });
    },
    take: ({ cart: now, cartVersion }) => {
      const isOfThis =
        last?.cartVersion === cartVersion &&
        last.country === now.destination.country &&
        samePricedInputs(last.inputs, pricedInputsOf(now));
      const reply = isOfThis ? last?.reply : undefined;
      if (isOfThis) last = undefined;
      return reply;
    },
    takeCart: ({ cart: now, cartVersion }) =>
      cart && cart.cartVersion >= cartVersion && cart.shippingCountry === now.destination.country ? cart : undefined,
  };
};
