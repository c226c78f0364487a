import type { HeaderView, PageView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { HeaderMobile } from './Header.mobile.tsx';
import { HeaderPc } from './Header.pc.tsx';

interface HeaderProps {
  readonly header: HeaderView;
  readonly layout: PageView['layout'];
  /** On mobile: the steps are shown as well. */
  readonly showsSteps?: boolean;
}

/** The head of a page (RT-13, RT-17). */
export function Header({ header, layout, showsSteps = false }: HeaderProps): ReactNode {
  return layout === 'pc' ? <HeaderPc header={header} /> : <HeaderMobile header={header} showsSteps={showsSteps} />;
}
