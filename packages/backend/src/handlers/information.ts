import type { ItemsRequest } from '@baguni/contract';
import { featuresOf, type BsdEvent, type BsdEventTag, type ItemPurchaseBenefits } from '@baguni/domain';
import { either as E, option as O } from 'fp-ts';
import { storefrontOf } from '../cart/open-cart.ts';
import type { Handler } from '../request/handler.ts';

export const getBsdEvents: Handler<ItemsRequest, { readonly events: readonly BsdEvent[] }> =
  ({ tx, session, language }) =>
  async ({ itemNos }) => {
    const { bsdEvents = [] } = await tx.offers(session.scope.tenant);
    const events = bsdEvents
      .filter(({ itemNo }) => itemNos.includes(itemNo))
      .map((event) => ({ ...event, bannerText: event.bannerText[language] }));
    return E.right({ events });
  };

export const getBsdGlobalEventTag: Handler<void, { readonly tag: O.Option<BsdEventTag> }> =
  ({ tx, session }) =>
  async () => {
    const { bsdTag } = await tx.offers(session.scope.tenant);
    return E.right({ tag: O.fromNullable(bsdTag) });
  };

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Returns a one-way hash of the browser’s shopper, different per tenant. Only in Korean (CM-27). */
export const getHashedCguid: Handler<void, { readonly hashedCguid: O.Option<string> }> = (deps) => async () => {
  if (!featuresOf(storefrontOf(deps)).hashedGuestId) return E.right({ hashedCguid: O.none });
  const { scope, guestOwner } = deps.session;
  const named = new TextEncoder().encode(`${scope.tenant} ${guestOwner ?? scope.owner}`);
  return E.right({ hashedCguid: O.some(hexOf(await crypto.subtle.digest('SHA-256', named))) });
};

export const getPurchaseBenefits: Handler<ItemsRequest, { readonly benefits: readonly ItemPurchaseBenefits[] }> =
  ({ tx, session }) =>
  async ({ itemNos }) => {
    const { benefits = [] } = await tx.offers(session.scope.tenant);
    return E.right({ benefits: benefits.filter(({ itemNo }) => itemNos.includes(itemNo)) });
  };
