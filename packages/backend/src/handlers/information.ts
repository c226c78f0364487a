import { featuresOf } from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import { storefrontOf } from '../cart/open-cart.ts';
import type { HandlerOf } from '../request/handler.ts';

export const getBsdEvents: HandlerOf<'getBsdEvents'> =
  ({ tx, session, language }) =>
  async ({ itemNos }) => {
    const events = await tx.itemOffers(session.scope.tenant, 'bsdEvents', itemNos);
    return E.right({ events: events.map((event) => ({ ...event, bannerText: event.bannerText[language] })) });
  };

export const getBsdGlobalEventTag: HandlerOf<'getBsdGlobalEventTag'> =
  ({ tx, session }) =>
  async () => {
    const { bsdTag } = await tx.offers(session.scope.tenant);
    return E.right({ tag: bsdTag });
  };

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Returns a one-way hash of the browser’s shopper, different per tenant. Only in Korean (CM-27). */
export const getHashedCguid: HandlerOf<'getHashedCguid'> = (deps) => async () => {
  if (!featuresOf(storefrontOf(deps)).hashedGuestId) return E.right({ hashedCguid: undefined });
  const { scope, guestOwner } = deps.session;
  const named = new TextEncoder().encode(`${scope.tenant} ${guestOwner ?? scope.owner}`);
  return E.right({ hashedCguid: hexOf(await crypto.subtle.digest('SHA-256', named)) });
};

export const getPurchaseBenefits: HandlerOf<'getPurchaseBenefits'> =
  ({ tx, session }) =>
  async ({ itemNos }) =>
    E.right({ benefits: await tx.itemOffers(session.scope.tenant, 'benefits', itemNos) });
