import type { Command } from '@baguni/use-cases';
import type { CountryBarView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { ActionButton } from '../../parts/Button/Button.tsx';
import { PlaceTerm } from '../../parts/PlaceTerm.tsx';
import styles from './CountryBar.module.scss';

interface CountryBarProps {
  readonly countryBar: CountryBarView;
  readonly send: (command: Command) => void;
}

export function CountryBar({ countryBar, send }: CountryBarProps): ReactNode {
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
