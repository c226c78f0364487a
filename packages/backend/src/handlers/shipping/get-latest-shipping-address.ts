import { either as E, option as O } from 'fp-ts';
import type { ShippingAddress } from '@baguni/domain';
import { readBuyer } from '../../cart/read-buyer.ts';
import type { Handler } from '../../request/handler.ts';

/** Where the buyer's parcels last went (CM-20); of a visitor nothing is known. */
export const getLatestShippingAddress: Handler<void, { readonly latestShippingAddress: O.Option<ShippingAddress> }> =
  ({ tx, session }) =>
  async () =>
    E.right({ latestShippingAddress: O.fromNullable((await readBuyer(tx, session.scope)).latestShippingAddress) });
