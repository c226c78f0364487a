import { featuresOf } from '@baguni/domain';
import { either as E, option as O } from 'fp-ts';
import { storefrontOf } from '../../cart/open-state.ts';
import type { Handler } from '../../request/handler.ts';

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The hash of what names this browser's shopper: it cannot be turned back, and tells tenants apart. In Korean only (CM-27). */
export const getHashedCguid: Handler<void, { readonly hashedCguid: O.Option<string> }> = (deps) => async () => {
  if (!featuresOf(storefrontOf(deps)).hashedGuestId) return E.right({ hashedCguid: O.none });
  const { scope, guestOwner } = deps.session;
  const named = new TextEncoder().encode(`${scope.tenant} ${guestOwner ?? scope.owner}`);
  return E.right({ hashedCguid: O.some(hexOf(await crypto.subtle.digest('SHA-256', named))) });
};
