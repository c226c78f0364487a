import type { HeaderView, PageView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import type { PageStore } from '../../context/store.ts';
import { HeaderMobile } from './Header.mobile.tsx';
import { HeaderPc } from './Header.pc.tsx';
import { Title } from './Title.tsx';

interface HeaderProps {
  readonly header: HeaderView;
  readonly layout: PageView['layout'];
  /** On mobile: the steps are shown as well. */
  readonly showsSteps?: boolean;
  /** Where pressing its button goes; left out where it has none. */
  readonly send?: PageStore['send'];
}

const nowhere = (): void => undefined;

/** The head of a page (RT-13, RT-14, RT-17). */
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
