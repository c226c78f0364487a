import type { HeaderView, PageView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import type { PageStore } from '../../lib/store.ts';
import { HeaderMobile } from './Header.mobile.tsx';
import { HeaderPc } from './Header.pc.tsx';
import { Title } from './HeaderParts.tsx';

interface HeaderProps {
  readonly header: HeaderView;
  readonly layout: PageView['layout'];
  readonly showsSteps?: boolean;
  /** Receives the command of its button. Missing if it has none. */
  readonly send?: PageStore['send'];
}

const nowhere = (): void => undefined;

export function Header({ header, layout, showsSteps = false, send = nowhere }: HeaderProps): ReactNode {
  if (header.isHidden)
    return (
      <header className="visually-hidden">
        <Title header={header} />
      </header>
    );
  return layout === 'pc' ? (
    <HeaderPc header={header} send={send} />
  ) : (
    <HeaderMobile header={header} showsSteps={showsSteps} send={send} />
  );
}
