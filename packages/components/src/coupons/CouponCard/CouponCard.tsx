import type { Command } from '@baguni/use-cases';
import type { CouponCardView, CouponDownloadView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { classes } from '../../lib/classes.ts';
import { DownloadIcon } from '../../lib/icons.tsx';
import { ActionButton } from '../../parts/Button/ActionButton.tsx';
import styles from './CouponCard.module.scss';
import { CouponRadio } from './CouponRadio.tsx';
import { CouponTexts, detailsId } from './CouponTexts.tsx';

interface CouponCardProps {
  readonly coupon: CouponCardView;
  readonly name: string;
  readonly send: (command: Command) => void;
}

interface DownloadProps {
  readonly download: CouponDownloadView;
  readonly send: (command: Command) => void;
}

function Download({ download, send }: DownloadProps): ReactNode {
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
