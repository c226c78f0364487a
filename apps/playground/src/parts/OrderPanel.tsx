import type { ShopFix } from '@baguni/domain/shop';
import { option as O } from 'fp-ts';
import { useMemo } from 'react';
import type { AnyCart } from '../engine/cart-engine.ts';
import { changeView, reasonViews, type ChangeView, type ReasonView } from '../view/reasons.ts';
import type { Wording } from '../words/wording.ts';
import { Panel } from './Panel.tsx';
import styles from './parts.module.scss';

interface OrderProps {
  readonly cart: AnyCart;
  readonly wording: Wording;
  readonly onFix: (fixes: readonly ShopFix[]) => void;
}

const Reason = ({ reason, onFix }: { readonly reason: ReasonView; readonly onFix: OrderProps['onFix'] }) => (
  <li className={styles['reason']}>
    <p>
      {reason.text} <code className={styles['code']}>{reason.code}</code>
    </p>
    {reason.units !== '' && <p className={styles['hint']}>{reason.units}</p>}
    {reason.fixes.length > 0 && (
      <ul className={styles['buttons']}>
        {reason.fixes.map(({ key, label, fix }) => (
          <li key={key}>
            <button type="button" className={styles['button']} onClick={() => onFix([fix])}>
              {label}
            </button>
          </li>
        ))}
      </ul>
    )}
  </li>
);

interface ChangeProps {
  readonly change: ChangeView;
  readonly wording: Wording;
  readonly onFix: OrderProps['onFix'];
}

const Change = ({ change, wording, onFix }: ChangeProps) => (
  <>
    <p>
      <strong>{change.lost}</strong> <span className={styles['hint']}>{change.proof}</span>
    </p>
    <ol className={styles['steps']}>
      {change.steps.map(({ key, label }) => (
        <li key={key}>{label}</li>
      ))}
    </ol>
    <button type="button" className={styles['primary']} onClick={() => onFix(change.steps.map(({ fix }) => fix))}>
      {wording.words.makeChange}
    </button>
  </>
);

/** Everything that blocks the order, each with its fixes, and the smallest change past all of it (CK-18, EN-20). */
export const OrderPanel = ({ cart, wording, onFix }: OrderProps) => {
  const { words, translations, engine } = wording;
  const findings = useMemo(() => engine.checkOrder(cart, cart.pricesAsOf), [engine, cart]);
  const smallest = useMemo(
    () => (findings.length === 0 ? O.none : engine.smallestChange(cart, cart.pricesAsOf)),
    [engine, cart, findings],
  );
  const reasons = reasonViews(wording, cart, findings);
  return (
    <Panel title={words.order}>
      {reasons.length === 0 ? (
        <p className={styles['yes']}>{translations.orderable}</p>
      ) : (
        <>
          <p className={styles['no']}>{translations.blocked(reasons.length)}</p>
          <ul className={styles['reasons']}>
            {reasons.map((reason) => (
              <Reason key={reason.key} reason={reason} onFix={onFix} />
            ))}
          </ul>
          <h3 className={styles['subtitle']}>{words.smallestChange}</h3>
          {O.isNone(smallest) ? (
            <p className={styles['hint']}>{words.noChange}</p>
          ) : (
            <Change change={changeView(wording, cart, smallest.value)} wording={wording} onFix={onFix} />
          )}
        </>
      )}
    </Panel>
  );
};
