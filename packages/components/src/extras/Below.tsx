import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
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

const parts: Readonly<Record<string, (props: ExtrasProps) => ReactNode>> = {
  expressShop: ({ extras: { expressShop }, send }) => expressShop && <ExpressShop shop={expressShop} send={send} />,
  deliveryTimes: ({ extras: { deliveryTimes }, send }) =>
    deliveryTimes && <DeliveryTimes times={deliveryTimes} send={send} />,
  memo: ({ extras: { memo }, send }) => memo && <Memo memo={memo} send={send} />,
  arrivals: ({ extras: { arrivals } }) => arrivals && <Deliveries arrivals={arrivals} />,
  instead: ({ extras: { instead }, send }) => instead && <Instead instead={instead} send={send} />,
  priceSignals: ({ extras: { priceSignals }, send }) =>
    priceSignals && <PriceSignals signals={priceSignals} send={send} />,
  recommendations: ({ extras: { recommendations }, send }) =>
    recommendations && <Recommendations recommendations={recommendations} send={send} />,
  club: (props) => <ClubBelow {...props} />,
  information: ({ extras: { information }, send }) => <Information information={information} send={send} />,
  removal: ({ extras: { removal }, send }) => <RemovalNotice removal={removal} send={send} />,
  visit: ({ extras: { unitVisit } }) => <UnitVisit visit={unitVisit} />,
  offline: ({ extras: { offline } }) => <Offline offline={offline} />,
  news: ({ extras: { news }, send }) => news && <News news={news} send={send} />,
  nudge: ({ extras: { nudge }, send }) => nudge && <Nudge nudge={nudge} send={send} />,
};

/** Reads its own views, so that an error or a change affects only this feature. */
const Part = observer(function Part({ name, ...props }: ExtrasProps & { readonly name: string }) {
  return parts[name]?.(props);
});

/** The features below the cart. */
export function Below({ extras, send }: ExtrasProps): ReactNode {
  // once after the cart is rendered: reports duplicate ids (PG-17)
  useEffect(() => {
    const ids = duplicateFieldIds(document);
    if (ids.length > 0) send({ type: 'ReportDuplicateIds', ids });
  }, [send]);
  // separate boundaries keep an error in one feature (LG-6)
  return Object.keys(parts).map((name) => (
    <Boundary key={name}>
      <Part name={name} extras={extras} send={send} />
    </Boundary>
  ));
}
