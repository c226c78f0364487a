import type { ShopFix } from '@baguni/domain/shop';
import { useMemo } from 'react';
import type { AnyCart } from '../engine/cart-engine.ts';
import { useChange, type ChangeSearch } from '../search/use-change.ts';
import { changeView, reasonViews, type ReasonView } from '../view/reasons.ts';
import { listed } from '../words/names.ts';
import type { Wording } from '../words/wording.ts';
import { Names } from './Names.tsx';
import { Panel } from './Panel.tsx';
import { Press } from './Press.tsx';
import styles from './parts.module.scss';

interface OrderProps {
  readonly cart: AnyCart;
  readonly wording: Wording;
  /** @param label what the press says */
  readonly onFix: (fixes: readonly ShopFix[], label: string) => void;
}

interface ReasonProps extends Pick<OrderProps, 'wording' | 'onFix'> {
  readonly reason: ReasonView;
}

const Reason = ({ reason, wording, onFix }: ReasonProps) => (
  <li className={styles['reason']}>
    <p>
      {reason.text} <code className={styles['code']}>{reason.code}</code>
    </p>
    {reason.units.length > 0 && <Names words={wording.words} names={reason.units} />}
    {reason.fixes.length > 0 && (
      <ul className={styles['buttons']}>
        {reason.fixes.map(({ key, label, fix }) => (
          <li key={key}>
            <Press kind="fix" onPress={() => onFix([fix], label)}>
              {label}
            </Press>
          </li>
        ))}
      </ul>
    )}
  </li>
);

interface ChangeProps extends OrderProps {
  readonly search: ChangeSearch;
}

const Change = ({ search, cart, wording, onFix }: ChangeProps) => {
  const { words } = wording;
  if (search === 'Searching') return <p className={styles['hint']}>{words.searchingChange}</p>;
  if (search === 'Failed') return <p className={styles['hint']}>{words.changeFailed}</p>;
  if (!search.change) return <p className={styles['hint']}>{words.noChange}</p>;
  const { lost, proof, steps } = changeView(wording, cart, search.change);
  return (
    <>
      <p>
        <strong>{lost}</strong> <span className={styles['hint']}>{proof}</span>
      </p>
      <ol className={styles['steps']}>
        {steps.map(({ key, label, units }) => (
          <li key={key}>
            <Names words={words} names={units} head={label} />
          </li>
        ))}
      </ol>
      <Press
        kind="change"
        look="primary"
        onPress={() =>
          onFix(
            steps.map(({ fix }) => fix),
            listed(
              words,
              steps.map(({ label }) => label),
            ),
          )
        }
      >
        {words.makeChange}
      </Press>
    </>
  );
};

/** Everything that blocks the order, each with its fixes, and the smallest change past all of it (CK-18, EN-20). */
export const OrderPanel = ({ cart, wording, onFix }: OrderProps) => {
  const { words, translations, engine } = wording;
  const findings = useMemo(() => engine.checkOrder(cart, cart.pricesAsOf), [engine, cart]);
  const search = useChange(engine, cart, findings.length > 0);
  const reasons = useMemo(() => reasonViews(wording, cart, findings), [wording, cart, findings]);
  return (
    <Panel title={words.order}>
      {reasons.length === 0 ? (
        <p className={styles['yes']}>{translations.orderable}</p>
      ) : (
        <>
          <p className={styles['no']}>{translations.blocked(reasons.length)}</p>
          <ul className={styles['reasons']}>
            {reasons.map((reason) => (
              <Reason key={reason.key} reason={reason} wording={wording} onFix={onFix} />
            ))}
          </ul>
          <h3 className={styles['subtitle']}>{words.smallestChange}</h3>
          <Change search={search} cart={cart} wording={wording} onFix={onFix} />
        </>
      )}
    </Panel>
  );
};
