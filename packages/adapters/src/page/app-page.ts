import {
  appAddress,
  closingAddress,
  isAppAddress,
  safeTarget,
  type SafeTarget,
  type Storefront,
  type TargetRules,
} from '@baguni/domain';
import { option as O } from 'fp-ts';

/** Of a browser's window, what a page in an app needs. */
export interface AppWindow {
  readonly location: Pick<Location, 'href' | 'assign' | 'reload'>;
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener'>;
}

/** What the app that shows a page can be asked for; a browser has none (AB-03). */
export interface AppPage {
  /** Opens a page in a window of the app's own, over this one: the checkout, signing in, verification (CK-15). */
  readonly open: (address: string) => void;
  /** Closes the view that shows the page, where closing is the app's too (RT-11). */
  readonly close: () => void;
  /** An address of this very app, where data may lead there: what it would open is judged as well (RT-12). */
  readonly targetOf: (address: unknown, rules: TargetRules) => O.Option<SafeTarget>;
}

const ownAction = (storefront: Storefront, address: string): boolean => {
  const [scheme = ''] = address.split('://', 1);
  return (
    isAppAddress(address) &&
    O.exists((own: string) => own.startsWith(`${scheme}://`))(appAddress(storefront, 'WebviewClose'))
  );
};

/** Whether what an address lets the app open may be opened; one that readers could decode in two ways may not. */
const opensSafely = (address: string, rules: TargetRules): boolean => {
  const opened = new URLSearchParams(address.split('?')[1] ?? '').get('url');
  if (opened === null) return true;
  return address.endsWith(`=${encodeURIComponent(opened)}`) && O.isSome(safeTarget(opened, rules));
};

/** The page in its app. An app of another storefront, or one that is too old, knows no scheme: it is treated as a browser. */
export const appPage = ({ location, document }: AppWindow, storefront: Storefront): AppPage => {
  /** What lay over the page is gone: by now the cart may have been ordered, or its buyer signed in. */
  const readAnewOnReturn = (): void => {
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') location.reload();
    });
  };
  return {
    open: (address) => {
      const url = new URL(address, location.href).href;
      const inWindow = appAddress(storefront, 'OpenWindow', url);
      location.assign(O.getOrElse(() => url)(inWindow));
      if (O.isSome(inWindow)) readAnewOnReturn();
    },
    close: () => {
      const address = closingAddress(storefront);
      if (O.isSome(address)) location.assign(address.value);
    },
    targetOf: (address, rules) => {
      if (typeof address !== 'string' || !ownAction(storefront, address) || !opensSafely(address, rules)) return O.none;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- beside `safeTarget` the one place where an address is checked
      return O.some(address as SafeTarget);
    },
  };
};
