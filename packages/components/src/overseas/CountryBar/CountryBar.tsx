import type { CountryBarView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { ActionButton } from '../../parts/Button/Button.tsx';
import { PlaceTerm } from '../../parts/PlaceTerm.tsx';
import type { PartProps } from '../../lib/store.ts';
import styles from './CountryBar.module.scss';

export function CountryBar({ countryBar, send }: PartProps<{ countryBar: CountryBarView }>): ReactNode {
  return (
    <div className={styles['root']}>
      <dl className={styles['place']}>
        <PlaceTerm label={countryBar.label} />
        <dd className={styles['name']}>{countryBar.name}</dd>
      </dl>
      <ActionButton action={countryBar.change} send={send} look="quiet" />
    </div>
  );
}
