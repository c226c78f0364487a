import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ClubBelow } from './club/ClubBelow.tsx';
import { Deliveries } from './Deliveries/Deliveries.tsx';
import { DeliveryTimes } from './DeliveryTimes/DeliveryTimes.tsx';
import { ExpressShop } from './ExpressShop/ExpressShop.tsx';
import { duplicateFieldIds } from './duplicate-ids.ts';
import type { ExtrasProps } from './extras-page.ts';
import { Information } from './Information/Information.tsx';
import { Instead } from './Instead/Instead.tsx';
import { Offline } from './Offline/Offline.tsx';
import { Memo } from './Memo/Memo.tsx';
import { News } from './News/News.tsx';
import { Nudge } from './Nudge/Nudge.tsx';
import { PriceSignals } from './PriceSignals/PriceSignals.tsx';
import { Recommendations } from './Recommendations/Recommendations.tsx';
import { RemovalNotice } from './RemovalNotice/RemovalNotice.tsx';
import { UnitVisit } from './UnitVisit/UnitVisit.tsx';

/** What stands below the cart, in the order of its use to a shopper. */
export const Below = observer(function Below({ extras, send }: ExtrasProps) {
  const { offline, nudge, recommendations, priceSignals, unitVisit, expressShop, arrivals, information, memo } = extras;
  // once, when the cart stands: ids that are there twice are told (PG-17)
  useEffect(() => {
    const ids = duplicateFieldIds(document);
    if (ids.length > 0) send({ type: 'ReportDuplicateIds', ids });
  }, [send]);
  return (
    <>
      {expressShop === undefined ? null : <ExpressShop shop={expressShop} send={send} />}
      {extras.deliveryTimes === undefined ? null : <DeliveryTimes times={extras.deliveryTimes} send={send} />}
      {memo === undefined ? null : <Memo memo={memo} send={send} />}
      {arrivals === undefined ? null : <Deliveries arrivals={arrivals} />}
      {extras.instead === undefined ? null : <Instead instead={extras.instead} send={send} />}
      {priceSignals === undefined ? null : <PriceSignals signals={priceSignals} send={send} />}
      {recommendations === undefined ? null : <Recommendations recommendations={recommendations} send={send} />}
      <ClubBelow extras={extras} send={send} />
      <Information information={information} send={send} />
      <RemovalNotice removal={extras.removal} send={send} />
      <UnitVisit visit={unitVisit} />
      <Offline offline={offline} />
      {extras.news === undefined ? null : <News news={extras.news} send={send} />}
      {nudge === undefined ? null : <Nudge nudge={nudge} send={send} />}
    </>
  );
});
