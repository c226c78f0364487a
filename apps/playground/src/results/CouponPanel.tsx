import { withBest } from '@baguni/domain/verbs';
import { useRef } from 'react';
import { formatAmount, type Shop } from '../cart/shop.ts';
import type { FoundOffers } from '../search/answer-question.ts';
import { useSearch } from '../search/use-search.ts';
import { CouponMatrix } from './CouponMatrix.tsx';
import type { ResultProps } from './OrderPanel.tsx';
import { Panel } from './Panel.tsx';
import styles from './results.module.scss';

/** Describes the saving of the best offers, without offers and against the current ones (CP-19). */
export const describeSaving = (shop: Shop, { saving, payable, savingAgainstPresent: gain, bound }: FoundOffers) => {
  const format = (amount: number): string => formatAmount(shop, amount);
  const now = format(payable + gain);
  const compare = (): string => {
    if (gain === saving) return '';
    if (gain === 0) return 'The offers in use save the same.';
    return gain > 0
      ? `That is ${format(gain)} less than with the offers in use (${now}).`
      : `The offers in use are better by ${format(-gain)}: ${now} to pay.`;
  };
  const describeProof = (): string => {
    if (bound === saving) return 'Proved: no other combination saves more.';
    // the bound is infinite until the first parts are searched
    if (!Number.isFinite(bound)) return 'Not proved yet.';
    return `Not proved: another combination could save up to ${format(bound - saving)} more.`;
  };
  return {
    total:
      saving > 0
        ? `${format(payable)} to pay: ${format(saving)} less than without offers (${format(payable + saving)}).`
        : 'No offer saves anything on the selected items.',
    comparison: compare(),
    proof: describeProof(),
  };
};

const Saving = ({ shop, found }: { readonly shop: Shop; readonly found: FoundOffers }) => {
  const { total, comparison, proof } = describeSaving(shop, found);
  return (
    <p>
      <strong>{total}</strong> {comparison} <span className={styles['hint']}>{proof}</span>
    </p>
  );
};

const statusTexts = {
  Searching: 'Searching for the best combination…',
  Stopped: 'Stopped. This is the best so far.',
  Failed: 'The search failed.',
};

/** The best promotions and coupons, searched in a worker (CP-19, EN-20). */
export const CouponPanel = ({ shop, cart, messages, isStale, onChange }: ResultProps) => {
  const { promotions = [] } = shop.engine.terms;
  const heading = useRef<HTMLHeadingElement>(null);
  const hasOffers = cart.coupons.offered.length + promotions.length > 0;
  const { search, stop, restart } = useSearch('BestOffers', shop, cart, hasOffers);
  const { offers: found, status } = search;
  const title = promotions.length > 0 ? 'Best promotions and coupons' : 'Best coupons';
  const nameOf = (promotion: string): string => promotions.find(({ id }) => id === promotion)?.name ?? promotion;
  const isAnyUsed = found !== undefined && found.coupons.length + found.promotions.length > 0;
  const use = (best: FoundOffers): void => {
    const change: Parameters<typeof onChange>[0] = ({ engine }, now) =>
      withBest(engine, now, { unused: [], unusedPromotions: [], isProved: false, nodes: 0, ...best });
    if (onChange(change, 'Use these offers')) heading.current?.focus();
  };
  if (!hasOffers)
    return (
      <Panel title={title}>
        <p className={styles['hint']}>The buyer has no coupons.</p>
      </Panel>
    );
  return (
    <Panel title={title} headingRef={heading}>
      <div aria-live="polite">
        {status !== 'Found' && (
          <p className={styles['status']}>
            {statusTexts[status]}
            <button type="button" className={styles['button']} onClick={status === 'Searching' ? stop : restart}>
              {status === 'Searching' ? 'Stop' : 'Search again'}
            </button>
          </p>
        )}
        {found && <Saving shop={shop} found={found} />}
      </div>
      {found && found.promotions.length > 0 && <p>Promotions: {found.promotions.map(nameOf).join(', ')}</p>}
      {found?.unusedPromotions && found.unusedPromotions.length > 0 && (
        <>
          <p>Promotions not used:</p>
          <ul className={styles['steps']}>
            {found.unusedPromotions.map(({ promotion, reason }) => (
              <li key={promotion}>
                {nameOf(promotion)}{' '}
                <span className={styles['hint']} lang={messages.tag}>
                  {messages.say(shop, reason)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {found && <CouponMatrix shop={shop} cart={cart} messages={messages} found={found} />}
      {isAnyUsed && found.savingAgainstPresent > 0 && (
        <button type="button" className={styles['primary']} aria-disabled={isStale} onClick={() => use(found)}>
          Use these offers
        </button>
      )}
      {isAnyUsed && found.savingAgainstPresent === 0 && status === 'Found' && (
        <p className={styles['hint']}>These offers are in use.</p>
      )}
    </Panel>
  );
};
