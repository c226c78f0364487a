import type { PricesReply } from '@baguni/contract';
import { type PricedInputs, pricedInputsOf, samePricedInputs } from '@baguni/domain';
import type { Session } from '../session/session.ts';

/** The prices in the answer to a write, for the cart that it leaves. */
interface Brought {
  readonly inputs: PricedInputs;
  readonly country: string;
  readonly cartVersion: number;
  readonly reply: PricesReply;
}

/** The prices that the last write brought, until the page shows them. */
export interface BroughtPrices {
  readonly keep: (brought: Brought) => void;
  /** Returns the prices once, if they are of exactly this cart. */
  readonly take: (session: Session) => PricesReply | undefined;
}

export const broughtPrices = (): BroughtPrices => {
  let last: Brought | undefined;
  return {
    keep: (brought) => {
      last = brought;
    },
    take: ({ cart, cartVersion }) => {
      const isOfThis =
        last?.cartVersion === cartVersion &&
        last.country === cart.destination.country &&
        samePricedInputs(last.inputs, pricedInputsOf(cart));
      const reply = isOfThis ? last?.reply : undefined;
      if (isOfThis) last = undefined;
      return reply;
    },
  };
};
