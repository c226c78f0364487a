import { useMemo } from 'react';
import type { AnyCart, FoundOffers } from '../engine/cart-engine.ts';
import { useBestOffers, type Search } from '../search/use-best-offers.ts';
import { matrixView } from '../view/matrix.ts';
import { amountText, type Wording } from '../words/wording.ts';
import { Matrix } from './Matrix.tsx';
import { Panel } from './Panel.tsx';
import styles from './parts.module.scss';

interface CouponProps {
  readonly cart: AnyCart;
  readonly wording: Wording;
  readonly onUse: (found: FoundOffers) => void;
}

/** What a search has found so far, as the matrix shows it. */
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

const Status = ({ search, wording }: { readonly search: Search; readonly wording: Wording }) => {
  const { words } = wording;
  switch (search.status) {
    case 'Searching':
      return (
        <p className={styles['status']}>
          {words.searching}
          <button type="button" className={styles['button']} onClick={search.stop}>
            {words.stop}
          </button>
        </p>
      );
    case 'Stopped':
    case 'Failed':
      return (
        <p className={styles['status']}>
          {search.status === 'Failed' ? words.searchFailed : words.stopped}
          <button type="button" className={styles['button']} onClick={search.again}>
            {words.searchAgain}
          </button>
        </p>
      );
    case 'Found':
      return null;
  }
};

const Saving = ({ search, wording }: { readonly search: Search; readonly wording: Wording }) => {
  const { translations } = wording;
  const said = foundBy(search);
  if (!said) return null;
  const [saving, payable, now] = [said.saving, said.payable, said.payable + said.savingAgainstPresent].map((amount) =>
    amountText(wording, amount),
  );
  const isProved = said.bound === said.saving;
  return (
    <p>
      <strong>
        {said.saving > 0
          ? translations.bestCombination(saving ?? '', payable ?? '', now ?? '')
          : translations.nothingToSave}
      </strong>{' '}
      <span className={styles['hint']}>
        {isProved ? translations.proved : translations.gap(amountText(wording, said.bound - said.saving))}
      </span>
    </p>
  );
};

/** The best promotions and coupons of the cart, searched beside the page; the coupons as a matrix (CP-19, EN-20). */
export const CouponPanel = ({ cart, wording, onUse }: CouponProps) => {
  const { words, translations, engine } = wording;
  const hasPromotions = engine.offers.length > 0;
  const title = hasPromotions ? words.offers : words.coupons;
  const search = useBestOffers(wording.engine, cart);
  const found = foundBy(search);
  const matrix = useMemo(
    () => (found ? matrixView(wording, cart, found) : undefined),
    // a search answers once for each thing found: the object itself is new each time
    [wording, cart, found],
  );
  if (cart.coupons.offered.length === 0 && !hasPromotions)
    return (
      <Panel title={title}>
        <p className={styles['hint']}>{words.noCoupons}</p>
      </Panel>
    );
  const promotions = engine.offers.flatMap(({ id, name }) => (found?.promotions.includes(id) ? [name] : [])).join(', ');
  const isAnyBetter = search.status === 'Found' && search.best.savingAgainstPresent !== 0;
  return (
    <Panel title={title}>
      <div aria-live="polite">
        <Status search={search} wording={wording} />
        <Saving search={search} wording={wording} />
      </div>
      {promotions !== '' && <p>{translations.promotions(promotions)}</p>}
      {matrix && matrix.rows.length > 0 && matrix.units.length > 0 && <Matrix matrix={matrix} wording={wording} />}
      {found && found.chosen.length + found.promotions.length > 0 && (
        <p className={styles['status']}>
          {isAnyBetter || search.status !== 'Found' ? (
            <button type="button" className={styles['primary']} onClick={() => onUse(found)}>
              {hasPromotions ? words.useOffers : words.useThese}
            </button>
          ) : (
            <span className={styles['hint']}>{hasPromotions ? words.offersInUse : words.inUseAlready}</span>
          )}
        </p>
      )}
    </Panel>
  );
};
