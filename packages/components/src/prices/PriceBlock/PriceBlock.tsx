import type { PriceBlockView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { useDisclosure } from '../../lib/disclosure.ts';
import styles from './PriceBlock.module.scss';

interface PriceBlockProps {
  readonly price: PriceBlockView;
  /**
   * Rendered only while open.
   * @param id id of the controlled panel
   */
  readonly renderLedger: (id: string) => ReactNode;
  /** Id of the ledger button. */
  readonly id: string;
  /** Id of the item's name, which is part of the ledger button's name. */
  readonly nameId?: string;
  /** The reason why no coupon can be used. */
  readonly note?: string | undefined;
  readonly noteId?: string;
  /** The coupon button, next to the ledger button. */
  readonly children?: ReactNode;
}

function Amounts({ price }: { readonly price: PriceBlockView }): ReactNode {
  return (
    <p className={styles['amounts']}>
      <span className="visually-hidden">{price.accessibleText}</span>
      <span className={styles['figures']} aria-hidden="true">
        {price.oldPrice === undefined ? null : <s className={styles['old']}>{price.oldPrice}</s>}
        <span className={styles['now']}>
          {price.percent === undefined ? null : <span className={styles['percent']}>{price.percent}</span>}
          <strong className={styles['final']}>{price.price}</strong>
        </span>
      </span>
    </p>
  );
}

/**
 * The price of a unit: old price, percent, final price, cashback and ledger button. Without a wrapper; its parts use
 * the grid areas `price` and `ledger`.
 */
export function PriceBlock({ price, renderLedger, id, nameId, note, noteId, children }: PriceBlockProps): ReactNode {
  const { isOpen, panelId, button, onKeyDown } = useDisclosure();
  return (
    <>
      <div className={styles['price']}>
        <Amounts price={price} />
        {(price.cashbackText ?? note) ? (
          <p className={styles['cashback']}>
            {price.cashbackText}
            {price.cashbackText && note ? ' · ' : ''}
            {note && (
              <span id={noteId} className={styles['note']}>
                {note}
              </span>
            )}
          </p>
        ) : null}
        {children}
        <button
          {...button}
          type="button"
          id={id}
          className={styles['toggle']}
          aria-labelledby={nameId && `${id} ${nameId}`}
        >
          {price.ledgerLabel}
        </button>
      </div>
      {isOpen ? (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape reaches the panel by bubbling
        <div className={styles['ledger']} onKeyDown={onKeyDown}>
          {renderLedger(panelId)}
        </div>
      ) : null}
    </>
  );
}
