import { landmarks, type TabBarView, type TabView } from '@baguni/presentation';
import type { FocusEvent, MouseEvent, ReactNode } from 'react';
import type { PartProps } from '../../lib/store.ts';
import styles from './TabBar.module.scss';

interface TabBarProps extends PartProps {
  readonly tabBar: TabBarView;
  /** False while the cart loads. The counts keep their space. */
  readonly isCounted?: boolean;
}

/** True if a click has no modifier that opens a new tab or download. */
const isPlain = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/** Centres a tab in a scrolling strip without scrolling the page. */
const centre = (link: HTMLElement | null): void => {
  const strip = link?.closest('ul');
  if (link && strip) strip.scrollLeft = link.offsetLeft - (strip.clientWidth - link.offsetWidth) / 2;
};

/** Shows a tab that keys focused. Browsers do not scroll to one that is partly visible. */
const show = ({ currentTarget }: FocusEvent<HTMLElement>): void => {
  if (currentTarget.matches(':focus-visible')) centre(currentTarget);
};

function Tab({ tab, send, isCounted = true }: Omit<TabBarProps, 'tabBar'> & { readonly tab: TabView }): ReactNode {
  const choose = (event: MouseEvent): void => {
    if (!isPlain(event)) return;
    event.preventDefault();
    send(tab.command);
  };
  return (
    <a
      ref={tab.isCurrent ? centre : null}
      className={styles['tab']}
      href={tab.href}
      aria-current={tab.isCurrent ? 'page' : undefined}
      onClick={choose}
      onFocus={show}
    >
      <span className={styles['text']} aria-hidden={isCounted || undefined}>
        {tab.label}
        <span className={styles['count']}>{isCounted ? tab.count : null}</span>
      </span>
      {isCounted ? <span className="visually-hidden">{tab.accessibleName}</span> : null}
    </a>
  );
}

/** The tabs with their counts, as links that change the address. */
export function TabBar({ tabBar, send, isCounted = true }: TabBarProps): ReactNode {
  if (!tabBar.isShown) return null;
  return (
    <nav className={styles['root']} id={landmarks.tabs} tabIndex={-1} aria-label={tabBar.label}>
      <ul className={styles['strip']}>
        {tabBar.tabs.map((tab) => (
          <li key={tab.tab}>
            <Tab tab={tab} send={send} isCounted={isCounted} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
