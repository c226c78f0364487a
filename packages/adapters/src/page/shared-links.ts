import { attempt } from '@baguni/domain/internal';
import { sharedItems } from '@baguni/contract';
import type { AddCartRequest } from '@baguni/domain/internal';
import type { SharedLink, Sharing } from '@baguni/use-cases';
import { either as E } from 'fp-ts';

export interface SharingWindow extends Pick<Window, 'addEventListener' | 'removeEventListener'> {
  readonly location: Pick<Location, 'origin' | 'pathname' | 'search' | 'hash'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
  readonly navigator: {
    readonly share?: Navigator['share'];
    readonly clipboard?: Pick<Clipboard, 'writeText'>;
  };
}

const PREFIX = '#share=';
/** Longer links are not ours. */
const MAX_LENGTH = 20_000;

/** Prints items as Base64 for addresses. Browsers do not send a fragment to servers. */
const fragmentOf = (items: readonly AddCartRequest[]): string => {
  const bytes = new TextEncoder().encode(JSON.stringify(sharedItems.encode(items)));
  const text = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
  return PREFIX + text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

const parsed = (text: string): unknown => {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const whole = Uint8Array.from(bytes, (byte) => byte.codePointAt(0) ?? 0);
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(whole));
};

const readFragment = (hash: string): SharedLink => {
  const text = hash.slice(PREFIX.length);
  const read = attempt(() => (text.length > MAX_LENGTH ? undefined : parsed(text)));
  const items = sharedItems.decode(read);
  return E.isRight(items) && items.right.length > 0 ? items.right : undefined;
};

const isClosed = (thrown: unknown): boolean => thrown instanceof Error && thrown.name === 'AbortError';

/** Shares carts by links without language and device, which the server chooses for the visitor. */
export const sharedLinks = (window: SharingWindow, isPhone: boolean): Sharing => {
  const { location, history, navigator } = window;
  return {
    share: (items) => async () => {
      const url = `${location.origin}/cart${fragmentOf(items)}`;
      try {
        if (isPhone && navigator.share) {
          await navigator.share({ url });
          return 'Shared';
        }
      } catch (thrown) {
        if (isClosed(thrown)) return 'Closed';
      }
      try {
        if (!navigator.clipboard) return 'Failed';
        await navigator.clipboard.writeText(url);
        return 'Copied';
      } catch {
        return 'Failed';
      }
    },
    links: (hear) => {
      const take = (): void => {
        const { hash, pathname, search } = location;
        if (!hash.startsWith(PREFIX)) return;
        history.replaceState(history.state, '', pathname + search);
        hear(readFragment(hash));
      };
      take();
      window.addEventListener('hashchange', take);
      return () => window.removeEventListener('hashchange', take);
    },
  };
};
