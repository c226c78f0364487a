import type { LimitGaugeView, OverseasPanelView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { classes } from '../../lib/classes.ts';
import { ChevronIcon } from '../../lib/icons.tsx';
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
      {/* drawn as SVG, because the content security policy refuses style attributes */}
      <svg className={styles['track']} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles['bar']} width={percent} height="4" />
      </svg>
      {overText === undefined ? null : <span className={styles['overText']}>{overText}</span>}
    </li>
  );
}

function List({ gauges }: { readonly gauges: readonly LimitGaugeView[] }): ReactNode {
  return (
    <ul className={styles['limits']}>
      {gauges.map((gauge) => (
        <Limit key={gauge.key} gauge={gauge} />
      ))}
    </ul>
  );
}

export function Limits({ panel }: { readonly panel: OverseasPanelView }): ReactNode {
  const { nearGauges: near, farGauges: far, limitsTitle } = panel;
  return (
    <>
      {near.length === 0 ? null : <List gauges={near} />}
      {far.length === 0 ? null : (
        <details className={styles['far']}>
          <summary>
            {limitsTitle}
            <ChevronIcon />
          </summary>
          <List gauges={far} />
        </details>
      )}
    </>
  );
}
