import type { HeaderView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { BackIcon, HomeIcon } from '../../lib/icons.tsx';
import styles from './Header.module.scss';
import { Steps } from './Steps.tsx';
import { Title } from './Title.tsx';

interface HeaderMobileProps {
  readonly header: HeaderView;
  readonly showsSteps: boolean;
}

/** The top bar on mobile: back, title, home; the steps under it where the way goes on from the cart. */
export function HeaderMobile({ header, showsSteps }: HeaderMobileProps): ReactNode {
  const { back, home } = header;
  return (
    <header className={styles['mobile']}>
      <div className={styles['bar']}>
        <a className={styles['icon']} href={back.href} aria-label={back.label}>
          <BackIcon />
        </a>
        <Title header={header} />
        <a className={styles['icon']} href={home.href} aria-label={home.label}>
          <HomeIcon />
        </a>
      </div>
      {showsSteps ? <Steps header={header} /> : null}
    </header>
  );
}
