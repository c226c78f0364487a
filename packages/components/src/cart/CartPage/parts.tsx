import { type ReactNode, Suspense } from 'react';
import { Boundary } from '../../shell/Boundary/Boundary.tsx';
import { type LazyPart, useIsHydrated } from '../../lib/lazy-part.ts';
import { observer } from 'mobx-react-lite';
import { useStore, type PartProps } from '../../lib/store.ts';
import { AddressBar } from '../../delivery/AddressBar/AddressBar.tsx';
import { CountryBar } from '../../overseas/CountryBar/CountryBar.tsx';
import { EmptyView } from '../../shell/EmptyView/EmptyView.tsx';
import { FailureView } from '../../shell/FailureView/FailureView.tsx';
import { Footer } from '../../shell/Header/HeaderParts.tsx';
import { Header } from '../../shell/Header/Header.tsx';
import { OrderBar } from '../../checkout/OrderBar/OrderBar.tsx';
import { Overlay } from '../../shell/Overlay/Overlay.tsx';
import { Summary } from '../../prices/Summary/Summary.tsx';
import { TabBar } from '../TabBar/TabBar.tsx';
import { Toolbar } from '../Toolbar/Toolbar.tsx';
import { OverseasHost } from '../../overseas/OverseasHost.tsx';
import type { PageOverlays } from '../Layers/page-overlays.tsx';

/** The sections below the cart. The cart works without them, so a failure shows nothing (LS-04). */
function MoreHost({ part: { Component }, send }: PartProps<{ part: LazyPart<PartProps> }>): ReactNode {
  return useIsHydrated() ? (
    <Boundary fallback={false}>
      <Suspense>
        <Component send={send} />
      </Suspense>
    </Boundary>
  ) : null;
}

export const CartHeader = observer(function CartHeader() {
  const { views, send } = useStore();
  return <Header header={views.header} layout={views.page.layout} country={views.countryBar} send={send} />;
});

export const CartFooter = observer(function CartFooter() {
  return <Footer header={useStore().views.header} />;
});

export const CartTabBar = observer(function CartTabBar() {
  const { views, send } = useStore();
  return <TabBar tabBar={views.tabBar} send={send} isCounted={views.page.loadState === 'Loaded'} />;
});

export const CartAddressBar = observer(function CartAddressBar() {
  const { views, send } = useStore();
  const { addressBar } = views;
  return addressBar ? <AddressBar addressBar={addressBar} send={send} /> : null;
});

export const CartToolbar = observer(function CartToolbar() {
  const { views, send } = useStore();
  return <Toolbar toolbar={views.toolbar} send={send} isShort={views.page.layout === 'm' && views.tabBar.isShown} />;
});

interface OverlaysProps {
  readonly overlays: PageOverlays;
}

/** Returns the component for order blockers once it is loaded. */
const useBlockers = ({ overlays }: OverlaysProps) =>
  useStore().views.areBlockersKnown ? overlays.come?.part : undefined;

export const CartSummary = observer(function CartSummary({ overlays }: OverlaysProps) {
  const { views, send } = useStore();
  const late = useBlockers({ overlays });
  return (
    <Summary
      summary={views.summary}
      send={send}
      bestCombination={views.settled.bestCombinationAction}
      offers={views.settled.offers}
      Blockers={late?.Blockers}
      Offers={late?.Offers}
      drawnBlockers={overlays.drawnBlockers}
      hasOrderButton={views.page.layout === 'pc'}
    />
  );
});

export const CartOrderBar = observer(function CartOrderBar({ overlays }: OverlaysProps) {
  const { views, send } = useStore();
  return (
    <OrderBar
      orderBar={views.orderBar}
      send={send}
      Blockers={useBlockers({ overlays })?.BlockersBar}
      drawnBlockers={overlays.drawnBlockers}
    />
  );
});

export const CartCountry = observer(function CartCountry({ overlays }: OverlaysProps) {
  const store = useStore();
  const { countryBar, isOverseas, page } = store.views;
  return (
    <>
      {/* on mobile it is in the header */}
      {countryBar && page.layout === 'pc' && <CountryBar countryBar={countryBar} send={store.send} />}
      {isOverseas && (
        <Boundary>
          <OverseasHost page={store} part={overlays.parts.overseasPanel} />
        </Boundary>
      )}
    </>
  );
});

export const CartMore = observer(function CartMore({ overlays }: OverlaysProps) {
  const { views, send } = useStore();
  return views.hasMore ? <MoreHost part={overlays.parts.more} send={send} /> : null;
});

export const CartEmpty = observer(function CartEmpty() {
  const { views, send } = useStore();
  return <EmptyView empty={views.empty} send={send} />;
});

export const CartFailure = observer(function CartFailure() {
  const { views, send } = useStore();
  return <FailureView failure={views.failure} send={send} />;
});

export const CartOverlay = observer(function CartOverlay() {
  return <Overlay loading={useStore().views.loading} />;
});
