import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Boundary } from '../frame/Boundary/Boundary.tsx';
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
  const parts = {
    expressShop: expressShop && <ExpressShop shop={expressShop} send={send} />,
    deliveryTimes: extras.deliveryTimes && <DeliveryTimes times={extras.deliveryTimes} send={send} />,
    memo: memo && <Memo memo={memo} send={send} />,
    arrivals: arrivals && <Deliveries arrivals={arrivals} />,
    instead: extras.instead && <Instead instead={extras.instead} send={send} />,
    priceSignals: priceSignals && <PriceSignals signals={priceSignals} send={send} />,
    recommendations: recommendations && <Recommendations recommendations={recommendations} send={send} />,
    club: <ClubBelow extras={extras} send={send} />,
    information: <Information information={information} send={send} />,
    removal: <RemovalNotice removal={extras.removal} send={send} />,
    visit: <UnitVisit visit={unitVisit} />,
    offline: <Offline offline={offline} />,
    news: extras.news && <News news={extras.news} send={send} />,
    nudge: nudge && <Nudge nudge={nudge} send={send} />,
  };
  // each for itself: an error in one leaves the others as they are (LG-6)
  return Object.entries(parts).map(([name, part]) => <Boundary key={name}>{part}</Boundary>);
});
