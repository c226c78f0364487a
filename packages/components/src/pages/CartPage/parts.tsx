import { observer } from 'mobx-react-lite';
import { useStore } from '../../context/store.ts';
import { AddressBar } from '../../bars/AddressBar/AddressBar.tsx';
import { CountryBar } from '../../bars/CountryBar/CountryBar.tsx';
import { Boundary } from '../../frame/Boundary/Boundary.tsx';
import { EmptyView } from '../../frame/EmptyView/EmptyView.tsx';
import { FailureView } from '../../frame/FailureView/FailureView.tsx';
import { Footer } from '../../frame/Header/Footer.tsx';
import { Header } from '../../frame/Header/Header.tsx';
import { OrderBar } from '../../summary/OrderBar/OrderBar.tsx';
import { Overlay } from '../../frame/Overlay/Overlay.tsx';
import { Summary } from '../../summary/Summary/Summary.tsx';
import { TabBar } from '../../bars/TabBar/TabBar.tsx';
import { Toolbar } from '../../bars/Toolbar/Toolbar.tsx';
import { OverseasHost } from '../../overseas/OverseasHost.tsx';
import { ExtrasHost } from '../../extras/ExtrasHost.tsx';
import type { PageOverlays } from '../../overlays/page-overlays.ts';

// The parts of the frame with their views from the store. Each observes its own view, so that a change reaches it alone.

/** The head of the cart page. */
export const CartHeader = observer(function CartHeader() {
  const { views, send } = useStore();
  return <Header header={views.header} layout={views.page.layout} send={send} />;
});

/** The foot of the cart page on mobile. */
export const CartFooter = observer(function CartFooter() {
  return <Footer header={useStore().views.header} />;
});

/** The tabs of the cart page (PG-02). */
export const CartTabBar = observer(function CartTabBar() {
  const { views, send } = useStore();
  return <TabBar tabBar={views.tabBar} send={send} isCounted={views.page.loadState === 'Loaded'} />;
});

/** Where it is delivered to, on the SmileDelivery tab (PG-06). */
export const CartAddressBar = observer(function CartAddressBar() {
  const { views, send } = useStore();
  const { addressBar } = views;
  return addressBar ? <AddressBar addressBar={addressBar} send={send} /> : null;
});

/** The bar over the list (PG-07). */
export const CartToolbar = observer(function CartToolbar() {
  const { views, send } = useStore();
  return <Toolbar toolbar={views.toolbar} send={send} />;
});

interface OverlaysProps {
  readonly overlays: PageOverlays;
}

/** What draws the reasons against an order, once it has come with them. */
const useBlockers = ({ overlays }: OverlaysProps) =>
  useStore().views.areBlockersKnown ? overlays.come?.part : undefined;

/** The order summary; on mobile its button is in the order bar (PG-09). */
export const CartSummary = observer(function CartSummary({ overlays }: OverlaysProps) {
  const { views, send } = useStore();
  return (
    <Summary
      summary={views.summary}
      send={send}
      bestCombination={views.bestCombinationAction}
      offers={views.offers}
      Blockers={useBlockers({ overlays })?.Blockers}
      drawnBlockers={overlays.drawnBlockers}
      hasOrderButton={views.page.layout === 'pc'}
    />
  );
});

/** The order bar on mobile. */
export const CartOrderBar = observer(function CartOrderBar({ overlays }: OverlaysProps) {
  const { views, send } = useStore();
  return <OrderBar orderBar={views.orderBar} send={send} BlockersBar={useBlockers({ overlays })?.BlockersBar} />;
});

/** Where the cart ships, and all that shipping overseas asks (OV-01, OV-14). */
export const CartCountry = observer(function CartCountry({ overlays }: OverlaysProps) {
  const store = useStore();
  const { countryBar, shipsOverseas } = store.views;
  return (
    <>
      {countryBar === undefined ? null : <CountryBar countryBar={countryBar} send={store.send} />}
      {shipsOverseas ? (
        <Boundary>
          <OverseasHost page={store} part={overlays.parts.overseasPanel} />
        </Boundary>
      ) : null}
    </>
  );
});

/** What is around the cart, once it is known (LS-04). */
export const CartExtras = observer(function CartExtras({ overlays }: OverlaysProps) {
  const { views, send } = useStore();
  return views.hasExtras ? <ExtrasHost part={overlays.parts.extras} send={send} /> : null;
});

/** Nothing in the cart or in the tab (PG-05). */
export const CartEmpty = observer(function CartEmpty() {
  const { views, send } = useStore();
  return <EmptyView empty={views.empty} send={send} />;
});

/** The first load failed (PG-04). */
export const CartFailure = observer(function CartFailure() {
  const { views, send } = useStore();
  return <FailureView failure={views.failure} send={send} />;
});

/** The cart is loading, or an order is prepared (PG-10). */
export const CartOverlay = observer(function CartOverlay() {
  return <Overlay loading={useStore().views.loading} />;
});
