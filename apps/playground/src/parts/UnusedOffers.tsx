import type { FoundOffers } from '../engine/cart-engine.ts';
import { unusedOfferViews } from '../view/unused-offers.ts';
import type { Wording } from '../words/wording.ts';
import styles from './parts.module.scss';

interface UnusedOffersProps {
  readonly found: FoundOffers;
  readonly wording: Wording;
}

/** The promotions that the best leave out, each with its reason. */
export const UnusedOffers = ({ found, wording }: UnusedOffersProps) => {
  const unused = unusedOfferViews(wording, found);
  if (unused.length === 0) return null;
  return (
    <>
      <p>{wording.translations.promotionsNotUsed}</p>
      <ul className={styles['unused']}>
        {unused.map(({ key, name, reason }) => (
          <li key={key}>
            {name} <span className={styles['hint']}>{reason}</span>
          </li>
        ))}
      </ul>
    </>
  );
};
