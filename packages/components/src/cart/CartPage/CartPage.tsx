import { landmarks } from '@baguni/presentation';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { OverPage, type PageOverlays } from '../Layers/page-overlays.tsx';
import { classes, PAGE, useShown, useStore } from '../../lib/store.ts';
import { Boundary } from '../../shell/Boundary/Boundary.tsx';
import { SkipLinks } from '../../shell/SkipLinks/SkipLinks.tsx';
import { Toasts } from '../../shell/Toasts/Toasts.tsx';
import { useTitle } from '../../lib/links.ts';
import { CartBody } from './CartBody.tsx';
import styles from '../../shell/page/Page.module.scss';
import { CartFooter, CartHeader, CartOrderBar, CartOverlay, CartTabBar, CartToolbar } from './parts.tsx';

export const CartPage = observer(function CartPage({ overlays }: { readonly overlays: PageOverlays }) {
  const store = useStore();
  const { page } = store.views;
  const root = useRef<HTMLDivElement>(null);
  useTitle(page.documentTitle);
  useShown(PAGE);
  const isMobile = page.layout === 'm';
  return (
    <>
      <div className={classes(styles['root'], page.rootClass)} ref={root}>
        <SkipLinks links={page.skipLinks} />
        <CartHeader />
        <main className={styles['main']} id={landmarks.main}>
          {isMobile && page.body === 'Cart' ? (
            <div className={styles['tools']}>
              <CartToolbar />
              <CartTabBar />
            </div>
          ) : (
            <CartTabBar />
          )}
          <CartBody page={page} overlays={overlays} />
        </main>
        {isMobile ? <CartFooter /> : null}
        {isMobile && page.body === 'Cart' ? (
          <Boundary>
            <CartOrderBar overlays={overlays} />
          </Boundary>
        ) : null}
      </div>
      <OverPage overlays={overlays} store={store} page={root} />
      <CartOverlay />
      <Toasts overlays={overlays} />
    </>
  );
});
