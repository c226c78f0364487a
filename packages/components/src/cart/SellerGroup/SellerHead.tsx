import type { Command } from '@baguni/use-cases';
import type { SellerGroupView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { useSafeHref } from '../../lib/links.ts';
import { Checkbox } from '../../parts/Checkbox/Checkbox.tsx';
import { Gauge } from '../../prices/Gauge/Gauge.tsx';
import { ServiceBadge } from '../../parts/ServiceBadge/ServiceBadge.tsx';
import styles from './SellerGroup.module.scss';

interface SellerHeadProps {
  readonly group: SellerGroupView;
  readonly headingId: string;
  readonly send: (command: Command) => void;
}

function SellerName({ group }: { readonly group: SellerGroupView }): ReactNode {
  const href = useSafeHref()(group.href);
  if (href === undefined) return group.name;
  return (
    <a className={styles['link']} href={href}>
      {group.name}
    </a>
  );
}

export function SellerHead({ group, headingId, send }: SellerHeadProps): ReactNode {
  const { box, badge, branchText, countText, gauge } = group;
  return (
    <header className={styles['head']}>
      <div className={styles['box']}>
        <Checkbox box={box} send={send} />
      </div>
      <div className={styles['who']}>
        <h3 id={headingId} className={styles['name']}>
          <SellerName group={group} />
        </h3>
        {badge === undefined ? null : <ServiceBadge badge={badge} />}
        {branchText === undefined ? null : <span className={styles['aside']}>{branchText}</span>}
        <span className={styles['aside']}>{countText}</span>
      </div>
      {gauge.type === 'NONE' ? null : (
        <div className={styles['gauge']}>
          <Gauge gauge={gauge} />
        </div>
      )}
    </header>
  );
}
