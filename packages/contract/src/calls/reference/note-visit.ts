import { call } from '../call.ts';
import { nothing } from '../../codecs/base/codec.ts';
import { visitReply } from '../../codecs/page-data.ts';

/**
 * Notes that the shopper sees the cart, and answers what has changed since their last visit: once, so it is a write
 * (RC-03); the reference marketplace's own call.
 */
export const noteVisit = call({
  id: 'reference',
  path: '/cart/noteVisit',
  request: nothing,
  response: visitReply,
  isWrite: true,
  isSilent: true,
});
