export { StoreContext, useStore, type PageStore } from './context/store.ts';
export { LinkContext, sameOriginPath, useSafeHref, type SafeHref } from './context/links.ts';
export { loadFonts } from './styles/fonts/load.ts';
export { Checkbox } from './parts/Checkbox/Checkbox.tsx';
export { ItemImage } from './parts/ItemImage/ItemImage.tsx';
export { Ledger } from './parts/Ledger/Ledger.tsx';
