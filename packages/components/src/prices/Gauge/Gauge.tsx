import type { GaugeView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { classes, type PartProps } from '../../lib/store.ts';
import styles from './Gauge.module.scss';

// drawn as SVG, because the content security policy refuses style attributes from a server
function Bar({ percent }: { readonly percent: number }): ReactNode {
  return (
    <svg className={styles['track']} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles['bar']} width={percent} height="4" />
    </svg>
  );
}

/** Keeps the line height without text. */
const space = '\u00A0';

/** The progress of a seller group to free shipping. Null without a selection (FG-01). */
export function Gauge({ gauge, send }: PartProps<{ gauge: GaugeView }>): ReactNode {
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
          <button
            type="button"
            className={classes(styles['text'], styles['open'])}
            aria-haspopup="dialog"
            onClick={() => send(gauge.command)}
          >
            {gauge.text}
          </button>
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
