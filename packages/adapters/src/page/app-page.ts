import {
  appAddress,
  closingAddress,
  isAppAddress,
  safeTarget,
  type SafeTarget,
  type Storefront,
  type TargetRules,
} from '@baguni/domain/internal';
import type { LayersAlone } from '@baguni/use-cases';

export interface AppWindow {
  readonly location: Pick<Location, 'href' | 'assign' | 'reload'>;
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener'>;
}

const guides: ReadonlySet<string> = new Set(['SFExpressGuide', 'CJGuide', 'OverseaPackageNoti']);

/** Functions of the app that shows the page. Browsers have none. */
export interface AppPage {
  readonly open: (address: string) => void;
  readonly close: () => void;
  /** Guides about shipping overseas open in a window of the app (RT-08). */
  readonly alone: LayersAlone;
  /** Returns the validated target if the address belongs to this app. The target is checked as well. */
  readonly targetOf: (address: unknown, rules: TargetRules) => SafeTarget | undefined;
}

const ownAction = (storefront: Storefront, address: string): boolean => {
  const [scheme = ''] = address.split('://', 1);
  return isAppAddress(address) && (appAddress(storefront, 'WebviewClose')?.startsWith(`${scheme}://`) ?? false);
};

/** True if the app may open the target of an address. Rejects addresses that decoders may read differently. */
const opensSafely = (address: string, rules: TargetRules): boolean => {
  const opened = new URLSearchParams(address.split('?')[1] ?? '').get('url');
  if (opened === null) return true;
  return address.endsWith(`=${encodeURIComponent(opened)}`) && safeTarget(opened, rules) !== undefined;
};

/** Adapts the page to its app. Unknown storefronts and old app versions count as browsers. */
export const appPage = ({ location, document }: AppWindow, storefront: Storefront): AppPage => {
  /** The cart may have been ordered, or its buyer signed in, in the closed view. */
  const readAnewOnReturn = (): void => {
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') location.reload();
    });
  };
  const addressOf = (address: string): string | undefined =>
    appAddress(storefront, 'OpenWindow', new URL(address, location.href).href);
  return {
    open: (address) => {
      const inWindow = addressOf(address);
      location.assign(inWindow ?? new URL(address, location.href).href);
      if (inWindow !== undefined) readAnewOnReturn();
    },
    alone: {
      isFor: (layer) => guides.has(layer) && addressOf('/') !== undefined,
      open: (layer, key) => {
        const inWindow = addressOf(`/layer/${layer}/${key}`);
        if (inWindow !== undefined) location.assign(inWindow);
      },
    },
    close: () => {
      const address = closingAddress(storefront);
      if (address !== undefined) location.assign(address);
    },
    targetOf: (address, rules) => {
      if (typeof address !== 'string' || !ownAction(storefront, address) || !opensSafely(address, rules))
        return undefined;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- beside `safeTarget` the one place where an address is checked
      return address as SafeTarget;
    },
  };
};
