import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { Boundary } from '../../shell/Boundary/Boundary.tsx';
import { ClubBelow } from '../../club/ClubParts.tsx';
import { Deliveries } from '../../delivery/Deliveries/Deliveries.tsx';
import { DeliveryTimes } from '../../delivery/DeliveryTimes/DeliveryTimes.tsx';
import { ExpressShop } from '../../delivery/ExpressShop/ExpressShop.tsx';
import { watchBarHeight } from '../../lib/bar-height.ts';
import { watchMotion } from '../../lib/motion.ts';
import { listenForSwipes } from '../../lib/swipe.ts';
import type { MoreProps } from '../../lib/lazy-part.ts';
import { Information } from '../../shell/Information/Information.tsx';
import { Instead } from '../../recommendations/Instead/Instead.tsx';
import { Offline } from '../../shell/Offline/Offline.tsx';
import { Memo } from '../../memo/Memo/Memo.tsx';
import { News } from '../../visit/News/News.tsx';
import { Nudge } from '../../nudges/Nudge/Nudge.tsx';
import { PriceSignals } from '../../recommendations/PriceSignals/PriceSignals.tsx';
import { Recommendations } from '../../recommendations/Recommendations/Recommendations.tsx';
import { RemovalNotice } from '../../removal/RemovalNotice/RemovalNotice.tsx';
import { Saved } from '../../removal/Saved/Saved.tsx';
import { Viewed } from '../../recommendations/Viewed/Viewed.tsx';
import { Shortcuts } from '../../shell/Shortcuts/Shortcuts.tsx';
import { Share } from '../Share/Share.tsx';
import { UnitVisit } from '../UnitVisit/UnitVisit.tsx';

/** The document functions that find ids. */
export interface IdSource {
  readonly querySelectorAll: (selector: string) => Iterable<{ readonly id: string }>;
}

/** Returns each id that several elements share, if one of them is a form field (PG-17). */
export const duplicateFieldIds = (document: IdSource): readonly string[] => {
  const counts = new Map<string, number>();
  for (const { id } of document.querySelectorAll('[id]')) counts.set(id, (counts.get(id) ?? 0) + 1);
  const fields = new Set(
    Array.from(document.querySelectorAll('input[id], select[id], textarea[id], button[id]'), ({ id }) => id),
  );
  return [...fields].filter((id) => (counts.get(id) ?? 0) > 1);
};

const parts: Readonly<Record<string, (props: MoreProps) => ReactNode>> = {
  expressShop: ({ extras: { expressShop }, send }) => expressShop && <ExpressShop shop={expressShop} send={send} />,
  deliveryTimes: ({ extras: { deliveryTimes }, send }) =>
    deliveryTimes && <DeliveryTimes times={deliveryTimes} send={send} />,
  memo: ({ extras: { memo }, send }) => memo && <Memo memo={memo} send={send} />,
  share: ({ extras: { share }, send }) => share && <Share view={share} send={send} />,
  arrivals: ({ extras: { arrivals } }) => arrivals && <Deliveries arrivals={arrivals} />,
  saved: ({ extras: { saved }, send }) => saved && <Saved saved={saved} send={send} />,
  instead: ({ extras: { instead }, send }) => instead && <Instead instead={instead} send={send} />,
  priceSignals: ({ extras: { priceSignals }, send }) =>
    priceSignals && <PriceSignals signals={priceSignals} send={send} />,
  viewed: ({ extras: { viewed }, send }) => viewed && <Viewed viewed={viewed} send={send} />,
  recommendations: ({ extras: { recommendations }, send }) =>
    recommendations && <Recommendations recommendations={recommendations} send={send} />,
  club: (props) => <ClubBelow {...props} />,
  information: ({ extras: { information } }) => <Information information={information} />,
  shortcuts: ({ extras: { shortcuts } }) => <Shortcuts shortcuts={shortcuts} />,
  removal: ({ extras: { removal }, send }) => <RemovalNotice removal={removal} send={send} />,
  visit: ({ extras: { unitVisit } }) => <UnitVisit visit={unitVisit} />,
  offline: ({ extras: { offline } }) => <Offline offline={offline} />,
  news: ({ extras: { news }, send }) => news && <News news={news} send={send} />,
  nudge: ({ extras: { nudge }, send }) => nudge && <Nudge nudge={nudge} send={send} />,
};

/** Reads its own views, so that an error or a change affects only this feature. */
const Part = observer(function Part({ name, ...props }: MoreProps & { readonly name: string }) {
  return parts[name]?.(props);
});

/** The features below the cart. */
export function Below({ extras, send }: MoreProps): ReactNode {
  // once after the cart is rendered: reports duplicate ids (PG-17)
  useEffect(() => {
    const ids = duplicateFieldIds(document);
    if (ids.length > 0) send({ type: 'ReportDuplicateIds', ids });
  }, [send]);
  // before the first paint of the nudge, which would move otherwise
  useLayoutEffect(() => {
    const page = document.querySelector('main')?.parentElement;
    if (!page) return undefined;
    const stops = [watchBarHeight(page), watchMotion(page)];
    return () => stops.forEach((stop) => stop());
  }, []);
  useEffect(listenForSwipes, []);
  // separate boundaries keep an error in one feature (LG-6)
  return Object.keys(parts).map((name) => (
    <Boundary key={name}>
      <Part name={name} extras={extras} send={send} />
    </Boundary>
  ));
}
