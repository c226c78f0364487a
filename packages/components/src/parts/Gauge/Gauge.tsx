import type { GaugeView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { classes } from '../../lib/classes.ts';
import styles from './Gauge.module.scss';

interface GaugeProps {
  readonly gauge: GaugeView;
}

// drawn, not styled: a width in a style attribute would be refused by the page's security policy when a server sends it
function Bar({ percent }: { readonly percent: number }): ReactNode {
  return (
    <svg className={styles['track']} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles['bar']} width={percent} height="4" />
    </svg>
  );
}

/** Keeps a line's height without a word. */
const space = '\u00A0';

/** How far a seller group is to free shipping: a thin bar and the words; nothing where nothing is chosen (FG-01). */
export function Gauge({ gauge }: GaugeProps): ReactNode {
  switch (gauge.type) {
    case 'NONE':
      return null;
    case 'PENDING':
      return (
        <div className={styles['root']}>
          <span className={styles['text']}>{space}</span>
          <Bar percent={0} />
        </div>
      );
    case 'GAUGE':
      return (
        <div className={styles['root']}>
          <span className={styles['text']}>{gauge.text}</span>
          <meter className="visually-hidden" aria-label={gauge.label} min={0} max={100} value={gauge.percent}>
            {gauge.text}
          </meter>
          <Bar percent={gauge.percent} />
        </div>
      );
    case 'PARTLY_FREE':
      return (
        <div className={styles['root']}>
          <span className={styles['text']}>{gauge.text}</span>
          <Bar percent={gauge.percent} />
        </div>
      );
    case 'FREE_SHIPPING':
      return (
        <div className={classes(styles['root'], styles['free'])}>
          <span className={styles['text']}>{gauge.text}</span>
          <Bar percent={100} />
        </div>
      );
  }
}
