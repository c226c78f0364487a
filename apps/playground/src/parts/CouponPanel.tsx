import type { AnyCart, FoundOffers } from '../engine/cart-engine.ts';
import { useBestOffers, type Search } from '../search/use-best-offers.ts';
import type { Wording } from '../words/wording.ts';
import { CouponMatrix } from './CouponMatrix.tsx';
import { Panel } from './Panel.tsx';
import { Press } from './Press.tsx';
import { Saving } from './Saving.tsx';
import { SearchStatus } from './SearchStatus.tsx';
import { UnusedOffers } from './UnusedOffers.tsx';
import styles from './parts.module.scss';

interface CouponProps {
  readonly cart: AnyCart;
  readonly wording: Wording;
  /** @param label what the press says */
  readonly onUse: (found: FoundOffers, label: string) => void;
}

/** What a search has found so far. */
const foundBy = (search: Search): FoundOffers | undefined => {
  switch (search.status) {
    case 'Found':
      return search.best;
    case 'Searching':
    case 'Stopped':
      return search.soFar;
    case 'Failed':
      return undefined;
  }
};

/** The best promotions and coupons of the cart, searched beside the page; the coupons as a matrix (CP-19, EN-20). */
export const CouponPanel = ({ cart, wording, onUse }: CouponProps) => {
  const { words, translations, engine } = wording;
  const hasPromotions = engine.offers.length > 0;
  const title = hasPromotions ? words.offers : words.coupons;
  const search = useBestOffers(engine, cart);
  const found = foundBy(search);
  if (cart.coupons.offered.length === 0 && !hasPromotions)
    return (
      <Panel title={title}>
        <p className={styles['hint']}>{words.noCoupons}</p>
      </Panel>
    );
  const promotions = engine.offers.flatMap(({ id, name }) => (found?.promotions.includes(id) ? [name] : [])).join(', ');
  const label = hasPromotions ? words.useOffers : words.useThese;
  const isAny = found !== undefined && found.chosen.length + found.promotions.length > 0;
  return (
    <Panel title={title}>
      <div aria-live="polite">
        <SearchStatus search={search} words={words} />
        {found && <Saving found={found} wording={wording} />}
      </div>
      {promotions !== '' && <p>{translations.promotions(promotions)}</p>}
      {found && <UnusedOffers found={found} wording={wording} />}
      {found && <CouponMatrix cart={cart} found={found} wording={wording} />}
      {isAny && found.savingAgainstPresent > 0 && (
        <Press kind="use" look="primary" onPress={() => onUse(found, label)}>
          {label}
        </Press>
      )}
      {isAny && found.savingAgainstPresent === 0 && search.status === 'Found' && (
        <p className={styles['hint']}>{hasPromotions ? words.offersInUse : words.inUseAlready}</p>
      )}
    </Panel>
  );
};
