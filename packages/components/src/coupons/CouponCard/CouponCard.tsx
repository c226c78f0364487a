import styles from './CouponCard.module.scss';
import type { CouponCardView, CouponDownloadView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { classes, type PartProps } from '../../lib/store.ts';
import type { Command } from '@baguni/use-cases';
import { icon } from '../../lib/icons.tsx';
import { ActionButton } from '../../parts/Button/Button.tsx';

const DownloadIcon = icon('M12 4v10m-4-4 4 4 4-4M5 19h14');

interface CouponTextsProps {
  readonly coupon: CouponCardView;
}

function Badges({ coupon }: CouponTextsProps): ReactNode {
  const { bestLabel, newLabel, stateText, state } = coupon;
  return (
    <>
      {bestLabel === undefined ? null : <span className={classes(styles['badge'], styles['best'])}>{bestLabel}</span>}
      {newLabel === undefined ? null : <span className={classes(styles['badge'], styles['new'])}>{newLabel}</span>}
      {stateText === undefined ? null : <span className={classes(styles['badge'], styles[state])}>{stateText}</span>}
    </>
  );
}

/** Id of the coupon's description: state, conditions and reason. */
const detailsId = ({ domId }: Pick<CouponCardView, 'domId'>): string => `${domId}-details`;

/** The value, resulting price and conditions of a coupon. */
function CouponTexts({ coupon }: CouponTextsProps): ReactNode {
  const { domId, name, worthText, priceAfterText, conditions, reason } = coupon;
  return (
    <span className={styles['texts']}>
      <span className={styles['first']}>
        <strong className={styles['worth']}>{worthText}</strong>
        {priceAfterText === undefined ? null : <span className={styles['after']}>{priceAfterText}</span>}
      </span>
      <span className={styles['name']}>{name}</span>
      <span className={styles['details']} id={detailsId({ domId })}>
        <Badges coupon={coupon} />
        {conditions.map((condition) => (
          <span key={condition} className={styles['condition']}>
            {condition}
          </span>
        ))}
        {reason === undefined ? null : <span className={styles['reason']}>{reason}</span>}
      </span>
    </span>
  );
}

interface CouponRadioProps extends PartProps {
  readonly id: string;
  readonly name: string;
  readonly isChosen: boolean;
  /** False: focusable with a reason, but cannot be checked. */
  readonly isEnabled?: boolean;
  readonly accessibleName: string;
  readonly describedBy?: string | undefined;
  readonly choose: Command;
}

/** A native radio: arrow keys move and check, Space checks. Choosing does not apply the coupon. */
export function CouponRadio(props: CouponRadioProps): ReactNode {
  const { id, name, isChosen, isEnabled = true, accessibleName, describedBy, choose, send } = props;
  return (
    <input
      className={styles['radio']}
      type="radio"
      id={id}
      name={name}
      checked={isChosen}
      aria-disabled={isEnabled ? undefined : true}
      aria-label={accessibleName}
      aria-describedby={describedBy}
      onChange={() => {
        if (isEnabled) send(choose);
      }}
    />
  );
}

type CouponCardProps = PartProps<{ coupon: CouponCardView; name: string }>;

function Download({ download, send }: PartProps<{ download: CouponDownloadView }>): ReactNode {
  return (
    <span className={styles['download']}>
      <ActionButton action={download} send={send} className={styles['downloadButton']} isBusy={download.isBusy} />
      <output className={styles['progress']}>{download.isBusy ? download.busyText : null}</output>
    </span>
  );
}

function Held({ coupon, name, send }: CouponCardProps): ReactNode {
  const { domId, isChosen, isEnabled, accessibleName, choose } = coupon;
  return (
    <label className={classes(styles['row'], !isEnabled && styles['blocked'])} htmlFor={domId}>
      <CouponRadio
        id={domId}
        name={name}
        isChosen={isChosen}
        isEnabled={isEnabled}
        accessibleName={accessibleName}
        describedBy={detailsId(coupon)}
        choose={choose}
        send={send}
      />
      <CouponTexts coupon={coupon} />
    </label>
  );
}

/** A selectable coupon, or a downloadable one. */
export function CouponCard({ coupon, name, send }: CouponCardProps): ReactNode {
  const { download, isChosen, state } = coupon;
  return (
    <li className={classes(styles['root'], isChosen && styles['chosen'])} data-state={state}>
      {download === undefined ? (
        <Held coupon={coupon} name={name} send={send} />
      ) : (
        <div className={styles['row']}>
          <DownloadIcon className={styles['icon']} />
          <CouponTexts coupon={coupon} />
          <Download download={download} send={send} />
        </div>
      )}
    </li>
  );
}
