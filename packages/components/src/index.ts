export { PAGE, StoreContext, type PageStore } from './lib/store.ts';
export { LinkContext, type SafeHref } from './lib/links.ts';
export { loadFonts } from './styles/fonts/load.ts';
export { pageOverlays, type PageOverlays } from './cart/Layers/page-overlays.tsx';
export { renderWithoutBrowser } from './lib/links.ts';
export { Boundary } from './shell/Boundary/Boundary.tsx';
export { CartPage } from './cart/CartPage/CartPage.tsx';
export { OrderPage } from './checkout/OrderPage/OrderPage.tsx';
export { noChunks, pageParts, type PageChunks } from './cart/Layers/page-overlays.tsx';
