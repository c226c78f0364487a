import type { Command } from '@baguni/use-cases';
import { observer } from 'mobx-react-lite';
import { useEffect, type RefObject } from 'react';
import type { CouponPage } from '../../coupons/CouponLayers.tsx';
import type { OverseasPage } from '../../overseas/OverseasParts.tsx';
import type { PageOverlays } from './page-overlays.ts';

interface OverPageProps {
  readonly overlays: PageOverlays;
  readonly store: CouponPage & OverseasPage;
  readonly page: RefObject<HTMLElement | null>;
}

/** Returns the function that closes the open layer, or undefined. */
const closingOf = ({
  sideLayer,
  openCouponLayer,
}: OverPageProps['store']['views']): (Command['type'] & `Close${string}`) | undefined => {
  if (sideLayer !== null) return 'CloseSideLayer';
  if (openCouponLayer === undefined) return undefined;
  return openCouponLayer === 'BestCombination' ? 'CloseBestCombination' : 'CloseCouponBox';
};

export const OverPage = observer(function OverPage({ overlays, store, page }: OverPageProps) {
  const { come } = overlays;
  const closing = closingOf(store.views);
  const isMissing = closing !== undefined && come === undefined;
  useEffect(() => {
    if (!isMissing) return;
    overlays.load().catch(() => {
      overlays.notifyTrouble();
      store.send({ type: closing });
    });
  }, [isMissing, closing, overlays, store]);
  if (come === undefined) return null;
  const { Overlays } = come.part;
  return <Overlays overlays={overlays} layers={come.layers} store={store} page={page} />;
});
