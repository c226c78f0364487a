import {
  couponSituationOf,
  pricingInput,
  type BestCombination,
  type CartState,
  type CombinationQuestion,
  type SoFar,
} from '@baguni/domain';
import { useEffect, useState } from 'react';
import { searchInWorker } from './search-in-worker.ts';

/** What is known of a cart's best coupons. */
export type Search =
  | { readonly status: 'Searching'; readonly soFar: SoFar | undefined; readonly stop: () => void }
  | { readonly status: 'Stopped'; readonly soFar: SoFar | undefined; readonly again: () => void }
  | { readonly status: 'Found'; readonly best: BestCombination }
  | { readonly status: 'Failed'; readonly again: () => void };

/** A search begins this long after the last change, in ms. */
const QUIET_MS = 250;

const questionOf = (cart: CartState): CombinationQuestion => ({
  pricing: pricingInput(cart),
  coupons: cart.coupons.offered,
  situation: couponSituationOf(cart, cart.pricesAsOf),
});

/** What a search of one cart has come to. */
interface Known {
  readonly cart: CartState;
  readonly status: 'Searching' | 'Failed';
  readonly soFar: SoFar | undefined;
  readonly best?: BestCombination;
}

/** Searches for the best coupons of the cart that is shown, beside the page; a changed cart is searched anew (CP-19, EN-20). */
export const useBestCoupons = (cart: CartState): Search => {
  const [known, setKnown] = useState<Known>();
  const [ended, setEnded] = useState<CartState>();
  const mine = known?.cart === cart ? known : undefined;
  useEffect(() => {
    if (ended === cart) return undefined;
    let end: (() => void) | undefined;
    const tell = (part: Partial<Known>): void =>
      setKnown((before) => ({
        status: 'Searching',
        soFar: before?.cart === cart ? before.soFar : undefined,
        cart,
        ...part,
      }));
    const begin = (): void => {
      end = searchInWorker(questionOf(cart), {
        started: () => undefined,
        soFar: (soFar) => tell({ soFar }),
        found: (best) => tell({ best }),
        failed: () => {
          tell({ status: 'Failed' });
          setEnded(cart);
        },
      });
    };
    const timer = setTimeout(begin, QUIET_MS);
    return () => {
      clearTimeout(timer);
      end?.();
    };
  }, [cart, ended]);
  const again = (): void => {
    setKnown(undefined);
    setEnded(undefined);
  };
  if (mine?.best) return { status: 'Found', best: mine.best };
  if (mine?.status === 'Failed') return { status: 'Failed', again };
  if (ended === cart) return { status: 'Stopped', soFar: mine?.soFar, again };
  return { status: 'Searching', soFar: mine?.soFar, stop: () => setEnded(cart) };
};
