import type { BsdEvent, ItemsRequest } from '@baguni/domain';
import { either as E } from 'fp-ts';
import type { Handler } from '../../request/handler.ts';

/** What the tenant's big sale says of the items that were asked about, in the language of the page (CM-31). */
export const getBsdEvents: Handler<ItemsRequest, { readonly events: readonly BsdEvent[] }> =
  ({ tx, session, language }) =>
  async ({ itemNos }) => {
    const { bsdEvents = [] } = await tx.offers(session.scope.tenant);
    const events = bsdEvents
      .filter(({ itemNo }) => itemNos.includes(itemNo))
      .map((event) => ({ ...event, bannerText: event.bannerText[language] }));
    return E.right({ events });
  };
