import type { LimitGaugeView, OverseasPanelView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { classes } from '../../lib/classes.ts';
import styles from './OverseasPanel.module.scss';

function Limit({ gauge }: { readonly gauge: LimitGaugeView }): ReactNode {
  const { label, text, percent, overText } = gauge;
  return (
    <li className={classes(styles['limit'], overText !== undefined && styles['over'])}>
      <span className={styles['limitLabel']}>{label}</span>
      <span className={styles['limitText']}>{text}</span>
      <meter className="visually-hidden" aria-label={label} min={0} max={100} value={percent}>
        {text}
      </meter>
      {/* drawn, not styled: a width in a style attribute would be refused by the page's security policy */}
      <svg className={styles['track']} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles['bar']} width={percent} height="4" />
      </svg>
      {overText === undefined ? null : <span className={styles['overText']}>{overText}</span>}
    </li>
  );
}

/** How much of each limit is used, before it is hit (OV-04..OV-08). */
export function Limits({ panel }: { readonly panel: Pick<OverseasPanelView, 'gauges' | 'limitsTitle'> }): ReactNode {
  if (panel.gauges.length === 0) return null;
  return (
    <div className={styles['group']}>
      <h3 className={styles['legend']}>{panel.limitsTitle}</h3>
      <ul className={styles['limits']}>
        {panel.gauges.map((gauge) => (
          <Limit key={gauge.key} gauge={gauge} />
        ))}
      </ul>
    </div>
  );
}
