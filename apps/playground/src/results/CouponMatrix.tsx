import { useMemo, useState } from 'react';
import { listNames } from '../cart/unit-names.ts';
import type { FoundOffers } from '../search/answer-question.ts';
import { makeMatrix, type MatrixLimit } from './coupon-matrix.ts';
import type { ResultProps } from './OrderPanel.tsx';
import styles from './results.module.scss';

const FIRST: MatrixLimit = { coupons: 20, units: 12 };

interface MatrixProps extends Pick<ResultProps, 'shop' | 'cart' | 'messages'> {
  readonly found: FoundOffers;
}

/** Coupons against units: the discount of each chosen coupon, and numbered reasons for all others (CP-19). */
export const CouponMatrix = ({ shop, cart, messages, found }: MatrixProps) => {
  const [limit, setLimit] = useState(FIRST);
  const matrix = useMemo(() => makeMatrix(shop, cart, messages, found, limit), [shop, cart, messages, found, limit]);
  const { units, rows, reasons, notOrdered, isPart } = matrix;
  if (rows.length === 0 || units.length === 0) return null;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users scroll it with the arrow keys */}
      <section className={styles['scroll']} aria-label="Coupons against items" tabIndex={0}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">Coupon</th>
              {units.map((name) => (
                <th key={name} scope="col">
                  <span className={styles['unit']}>{name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, worth, cells }) => (
              <tr key={key}>
                <th scope="row">
                  {name} <span className={styles['detail']}>{worth}</span>
                </th>
                {cells.map(({ isChosen, text }, i) => (
                  <td key={units[i]} data-chosen={isChosen}>
                    <span className="visually-hidden">{isChosen ? 'Chosen ' : 'Reason '}</span>
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={styles['hint']}>
        Amounts are discounts of chosen coupons; numbers are reasons.
        {isPart && ` Shown: ${rows.length} coupons on ${units.length} items.`}
        {notOrdered.length > 0 && ` Not ordered: ${listNames(notOrdered)}.`}
      </p>
      <ol className={styles['steps']}>
        {reasons.map(({ text, lang }) => (
          <li key={text} lang={lang}>
            {text}
          </li>
        ))}
      </ol>
      {isPart && (
        <button
          type="button"
          className={styles['button']}
          onClick={() => setLimit({ coupons: limit.coupons * 2, units: limit.units * 2 })}
        >
          Show more
        </button>
      )}
    </>
  );
};
