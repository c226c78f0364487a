import { useMemo, useState } from 'react';
import type { AnyCart, FoundOffers } from '../engine/cart-engine.ts';
import type { CellLimit } from '../view/coupon-cells.ts';
import { matrixView } from '../view/matrix.ts';
import type { Wording } from '../words/wording.ts';
import { Matrix } from './Matrix.tsx';
import styles from './parts.module.scss';

interface CouponMatrixProps {
  readonly cart: AnyCart;
  readonly found: FoundOffers;
  readonly wording: Wording;
}

/** More than anybody reads at once, and a fraction of a second to work out. */
const FIRST: CellLimit = { coupons: 20, units: 12 };

/** The matrix, of a large cart a part that grows by presses. */
export const CouponMatrix = ({ cart, found, wording }: CouponMatrixProps) => {
  const [limit, setLimit] = useState(FIRST);
  const matrix = useMemo(() => matrixView(wording, cart, found, limit), [wording, cart, found, limit]);
  if (matrix.rows.length === 0 || matrix.units.length === 0) return null;
  const more = (): void => setLimit(({ coupons, units }) => ({ coupons: coupons * 2, units: units * 2 }));
  return (
    <>
      <Matrix matrix={matrix} wording={wording} />
      {matrix.isPart && (
        <button type="button" className={styles['button']} data-press="more" onClick={more}>
          {wording.words.showMore}
        </button>
      )}
    </>
  );
};
