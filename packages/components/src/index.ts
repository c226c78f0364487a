export { PAGE, StoreContext, type PageStore } from './context/store.ts';
export { LinkContext, type SafeHref } from './context/links.ts';
export { loadFonts } from './styles/fonts/load.ts';
export { pageOverlays, type PageOverlays } from './overlays/page-overlays.ts';
export { renderWithoutBrowser } from './lib/without-browser.ts';
export { Boundary } from './frame/Boundary/Boundary.tsx';
export { CartPage } from './pages/CartPage/CartPage.tsx';
export { OrderPage } from './pages/OrderPage/OrderPage.tsx';
export { noChunks, pageParts, type PageChunks } from './overlays/page-parts.tsx';
