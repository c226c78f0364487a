import type { CartState, CouponAssignment } from '@baguni/domain';
import { useMemo } from 'react';
import { useBestCoupons, type Search } from '../search/use-best-coupons.ts';
import type { ChosenCoupons } from '../view/coupon-cells.ts';
import { matrixView } from '../view/matrix.ts';
import { amountText, type Wording } from '../words/wording.ts';
import { Matrix } from './Matrix.tsx';
import { Panel } from './Panel.tsx';
import styles from './parts.module.scss';

interface CouponProps {
  readonly cart: CartState;
  readonly wording: Wording;
  readonly onUse: (chosen: readonly CouponAssignment[]) => void;
}

/** What a search has found so far, as the matrix shows it. */
const foundBy = (search: Search): ChosenCoupons | undefined => {
  switch (search.status) {
    case 'Found':
      return search.best;
    case 'Searching':
    case 'Stopped':
      return search.soFar && { chosen: search.soFar.chosen, unused: [] };
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
  const said = search.status === 'Found' ? search.best : search.status === 'Failed' ? undefined : search.soFar;
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

/** The best coupons of the cart, searched beside the page, as a matrix (CP-19, EN-20). */
export const CouponPanel = ({ cart, wording, onUse }: CouponProps) => {
  const { words } = wording;
  const search = useBestCoupons(cart);
  const found = foundBy(search);
  const matrix = useMemo(
    () => (found ? matrixView(wording, cart, found) : undefined),
    // a search answers once for each thing found: the object itself is new each time
    [wording, cart, found],
  );
  if (cart.coupons.offered.length === 0)
    return (
      <Panel title={words.coupons}>
        <p className={styles['hint']}>{words.noCoupons}</p>
      </Panel>
    );
  const isAnyBetter = search.status === 'Found' && search.best.savingAgainstPresent !== 0;
  return (
    <Panel title={words.coupons}>
      <div aria-live="polite">
        <Status search={search} wording={wording} />
        <Saving search={search} wording={wording} />
      </div>
      {matrix && matrix.units.length > 0 && <Matrix matrix={matrix} wording={wording} />}
      {found && found.chosen.length > 0 && (
        <p className={styles['status']}>
          {isAnyBetter || search.status !== 'Found' ? (
            <button type="button" className={styles['primary']} onClick={() => onUse(found.chosen)}>
              {words.useThese}
            </button>
          ) : (
            <span className={styles['hint']}>{words.inUseAlready}</span>
          )}
        </p>
      )}
    </Panel>
  );
};
