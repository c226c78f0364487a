import { isMessageKey } from '@baguni/domain/messages/keys';
import { withFix } from '@baguni/domain/verbs';
import { describeFix, unitsOfFix, type ShopFix } from '@baguni/domain/internal';
import { useMemo, useRef } from 'react';
import type { MessageLanguage } from '../cart/messages.ts';
import { formatAmount, type Cart, type Shop } from '../cart/shop.ts';
import { listNames, unitNames } from '../cart/unit-names.ts';
import type { FoundChange } from '../search/answer-question.ts';
import { useSearch } from '../search/use-search.ts';
import { Names, Panel } from './Panel.tsx';
import styles from './results.module.scss';

/** The properties that the result panels share. */
export interface ResultProps {
  readonly shop: Shop;
  readonly cart: Cart;
  readonly messages: MessageLanguage;
  /** True if the text has errors, so that the result is the last valid one. */
  readonly isStale: boolean;
  /** Changes the cart. Returns false if the text has errors. */
  readonly onChange: (change: (shop: Shop, cart: Cart) => Cart, label: string) => boolean;
}

/** A code, with a link to its rule, tests and story. A shop's own code has no page. */
function Code({ code }: { readonly code: string }) {
  return isMessageKey(code) ? (
    <a className={styles['code']} href={`../docs/codes/${code}`}>
      <code>{code}</code>
    </a>
  ) : (
    <code className={styles['code']}>{code}</code>
  );
}

/** Describes a fix as a button label; lists at most three units (CK-18). */
export const formatFix = ({ engine }: Shop, cart: Cart, fix: ShopFix): string => {
  const text = describeFix(cart, fix, listNames(unitNames(cart, unitsOfFix(fix))), engine.terms);
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** Describes the loss of a change and whether it is the minimum. */
export const describeChange = (shop: Shop, { lost, bound, isProved }: NonNullable<FoundChange>) => ({
  cost: lost > 0 ? `Gives up ${formatAmount(shop, lost)}.` : 'Gives up nothing.',
  proof: isProved
    ? 'Proved: no other change gives up less.'
    : `Not proved: another change could give up ${formatAmount(shop, lost - bound)} less.`,
});

interface ChangeProps extends ResultProps {
  readonly onFix: (fixes: readonly ShopFix[]) => void;
}

const SmallestChange = ({ shop, cart, isStale, onFix }: ChangeProps) => {
  const { search } = useSearch('SmallestChange', shop, cart);
  if (search.status === 'Searching') return <p className={styles['hint']}>Searching for the smallest change…</p>;
  if (search.status === 'Failed') return <p className={styles['hint']}>The search failed.</p>;
  if (!search.change) return <p className={styles['hint']}>No change makes this order possible.</p>;
  const { cost, proof } = describeChange(shop, search.change);
  const { fixes } = search.change;
  return (
    <>
      <p>
        <strong>{cost}</strong> <span className={styles['hint']}>{proof}</span>
      </p>
      <ol className={styles['steps']}>
        {fixes.map((fix) => (
          <li key={JSON.stringify(fix)}>
            <Names names={unitNames(cart, unitsOfFix(fix))} head={formatFix(shop, cart, fix)} />
          </li>
        ))}
      </ol>
      <button type="button" className={styles['primary']} aria-disabled={isStale} onClick={() => onFix(fixes)}>
        Make this change
      </button>
    </>
  );
};

/** Everything that blocks the order, with fixes, and the smallest change (CK-18, EN-20). */
export const OrderPanel = (props: ResultProps) => {
  const { shop, cart, messages, isStale, onChange } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const findings = useMemo(() => shop.engine.checkOrder(cart, cart.pricesAsOf), [shop, cart]);
  const fix = (fixes: readonly ShopFix[]): void => {
    const label = listNames(fixes.map((one) => formatFix(shop, cart, one)));
    const isDone = onChange(
      (now, before) => fixes.reduce((one, next) => withFix(now.engine, one, next), before),
      label,
    );
    // the pressed button disappears with its reason
    if (isDone) heading.current?.focus();
  };
  return (
    <Panel title="Can it be ordered?" headingRef={heading}>
      {findings.length === 0 ? (
        <p className={styles['yes']}>This cart can be ordered.</p>
      ) : (
        <>
          <p className={styles['no']}>This cart cannot be ordered. Reasons: {findings.length}</p>
          <ul className={styles['reasons']}>
            {findings.map((finding) => {
              const names = unitNames(cart, finding.units);
              return (
                <li key={JSON.stringify([finding.code, finding.units, finding.params])} className={styles['reason']}>
                  <p>
                    <span lang={messages.tag}>{messages.say(shop, finding)}</span> <Code code={finding.code} />
                  </p>
                  {names.length > 0 && <Names names={names} head={listNames(names)} />}
                  <div className={styles['buttons']}>
                    {finding.fixes.map((one) => (
                      <button
                        key={JSON.stringify(one)}
                        type="button"
                        className={styles['button']}
                        aria-disabled={isStale}
                        onClick={() => fix([one])}
                      >
                        {formatFix(shop, cart, one)}
                      </button>
                    ))}
                  </div>
                </li>
              );
            })}
          </ul>
          <h3 className={styles['subtitle']}>Smallest change</h3>
          <SmallestChange {...props} onFix={fix} />
        </>
      )}
    </Panel>
  );
};
