import type { ShopFix } from '@baguni/domain/shop';
import { memo } from 'react';
import type { FoundOffers } from '../engine/cart-engine.ts';
import type { ShownCart } from '../text/use-reading.ts';
import type { Wording } from '../words/wording.ts';
import { Boundary } from './Boundary.tsx';
import { CouponPanel } from './CouponPanel.tsx';
import { OrderPanel } from './OrderPanel.tsx';
import { PricePanel } from './PricePanel.tsx';
import styles from './parts.module.scss';

interface ResultsProps {
  readonly shown: ShownCart;
  readonly wording: Wording;
  readonly onFix: (fixes: readonly ShopFix[], label: string) => void;
  readonly onUse: (found: FoundOffers, label: string) => void;
}

/** What the engine answers about the cart that is shown. It is drawn anew with another cart, not with each letter typed. */
export const Results = memo(({ shown, wording, onFix, onUse }: ResultsProps) => (
  <Boundary of={shown} fallback={<p className={styles['hint']}>{wording.words.broken}</p>}>
    <PricePanel cart={shown.cart} wording={wording} />
    <OrderPanel cart={shown.cart} wording={wording} onFix={onFix} />
    <CouponPanel cart={shown.cart} wording={wording} onUse={onUse} />
  </Boundary>
));
