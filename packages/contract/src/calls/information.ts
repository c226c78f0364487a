import { call } from './call.ts';
import { nothing, orNull, strict, partly } from '../codecs/base/codec.ts';
import { bsdEvents, itemsRequest, bsdEventTag, hashedCguid, purchaseBenefits } from '../codecs/information.ts';
import { itemNo, requestText } from '../codecs/base/values.ts';

/** Checks that the server runs (CM-50). */
export const checkHealth = call({
  id: 'CM-50',
  method: 'GET',
  path: '/cart-checkout/health',
  request: nothing,
  response: nothing,
  attempts: 1,
});

/** Big-sale events of items (CM-31). */
export const getBsdEvents = call({
  id: 'CM-31',
  path: '/item/getBsdEvents',
  request: itemsRequest,
  response: partly(strict({ events: bsdEvents })),
  isSilent: true,
});

/** Reads the banner of the big sale, or null (CM-30). */
export const getBsdGlobalEventTag = call({
  id: 'CM-30',
  method: 'GET',
  path: '/event/getBsdGlobalEventTag',
  request: nothing,
  response: strict({ tag: orNull(bsdEventTag) }),
  isSilent: true,
});

/** Guest id hashed by the server; undefined unless the language is Korean (CM-27). */
export const getHashedCguid = call({
  id: 'CM-27',
  method: 'GET',
  path: '/buyer/getHashedCguid',
  request: nothing,
  response: strict({ hashedCguid: orNull(hashedCguid) }),
  isSilent: true,
});

/** Reads the benefits of items (CM-32). */
export const getPurchaseBenefits = call({
  id: 'CM-32',
  path: '/item/getPurchaseBenefits',
  request: itemsRequest,
  response: partly(strict({ benefits: purchaseBenefits })),
  isSilent: true,
});

/** Logs a click on an item link (XT-01). The first script of a page sends it once, with a request that outlives the page. */
export const logItemLink = call({
  path: '/activity-log/item-link',
  request: strict({ itemNo, trackingCode: requestText(20) }),
  response: nothing,
  isReport: true,
  attempts: 1,
});
