import type { Command } from '@baguni/use-cases';
import type { UnitView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { useItemLink } from '../../lib/links.ts';
import { classes } from '../../lib/classes.ts';
import { NoticeIcon } from '../../lib/icons.tsx';
import { Labels } from '../../parts/Labels/Labels.tsx';
import { ServiceBadge } from '../../parts/ServiceBadge/ServiceBadge.tsx';
import styles from './UnitRow.module.scss';

interface UnitTextsProps {
  readonly unit: UnitView;
  readonly nameId: string;
  readonly reasonId: string;
  readonly send: (command: Command) => void;
}

function Additions({ unit }: { readonly unit: UnitView }): ReactNode {
  return (
    <div className={styles['pair']} title={unit.additions.map(({ text }) => text).join(', ')}>
      <dt>{unit.additionsLabel}</dt>
      {unit.additions.map(({ key, text, amount }) => (
        <dd key={key}>
          <span>{text}</span> <span className={styles['amount']}>{amount}</span>
        </dd>
      ))}
    </div>
  );
}

/** Further facts on one or two lines: order blockers, service, kind and arrival. */
function Facts({ unit: { badge, concern, labels, deliveryText } }: { readonly unit: UnitView }): ReactNode {
  const all = [concern, badge?.label, ...labels.map(({ text }) => text), deliveryText].filter(Boolean);
  if (all.length === 0) return null;
  return (
    <div className={styles['facts']} title={all.join(', ')}>
      {concern === undefined ? null : (
        <p className={styles['concern']}>
          <NoticeIcon /> {concern}
        </p>
      )}
      {badge === undefined ? null : <ServiceBadge badge={badge} />}
      <Labels labels={labels} />
      {deliveryText === undefined ? null : <p className={styles['delivery']}>{deliveryText}</p>}
    </div>
  );
}

/** The texts of a unit: name, options, additions, labels, delivery, and the reason if it cannot be ordered. */
export function UnitTexts({ unit, nameId, reasonId, send }: UnitTextsProps): ReactNode {
  const { name, optionLabel, optionText, changeOptions, unorderable } = unit;
  const link = useItemLink(unit.link, send);
  const label = (
    <dt>
      {changeOptions === undefined ? (
        optionLabel
      ) : (
        <button
          type="button"
          className={styles['change']}
          aria-label={changeOptions.accessibleName}
          title={changeOptions.accessibleName}
          onClick={() => send(changeOptions.command)}
        >
          {optionLabel}
        </button>
      )}
    </dt>
  );
  return (
    <div className={styles['texts']}>
      <h4 id={nameId} className={styles['name']} title={name}>
        {link ? <a {...link}>{name}</a> : name}
      </h4>
      {unit.additions.length === 0 ? (
        <dl className={classes(styles['pairs'], styles['pair'])} title={optionText}>
          {label}
          <dd>{optionText}</dd>
        </dl>
      ) : (
        <dl className={styles['pairs']}>
          <div className={styles['pair']} title={optionText}>
            {label}
            <dd>{optionText}</dd>
          </div>
          <Additions unit={unit} />
        </dl>
      )}
      {unorderable === undefined ? (
        <Facts unit={unit} />
      ) : (
        <p id={reasonId} className={styles['reason']} title={unorderable.reason}>
          {unorderable.reason}
        </p>
      )}
    </div>
  );
}
