import type { KeyboardEvent } from 'react';
import type { Wording } from '../words/wording.ts';
import styles from './Views.module.scss';

const sources = ['Cart', 'Shop'] as const;
/** Which of the two texts is edited. */
export type Source = (typeof sources)[number];

/** The ids of a tab and of what it shows. */
export const tabId = (source: Source): string => `tab-${source}`;
export const tabPanelId = (source: Source): string => `panel-${source}`;

/** Where a key leads from a tab; nowhere with any other key. */
const nextOf = (source: Source, key: string): Source | undefined => {
  if (key === 'ArrowLeft' || key === 'ArrowRight') return source === 'Cart' ? 'Shop' : 'Cart';
  if (key === 'Home') return 'Cart';
  return key === 'End' ? 'Shop' : undefined;
};

interface TabsProps {
  readonly wording: Wording;
  readonly source: Source;
  readonly onSource: (source: Source) => void;
}

/** Chooses between the cart and its shop: one stop of the Tab key, arrows within. */
export const Tabs = ({ wording: { words }, source, onSource }: TabsProps) => {
  const move = (event: KeyboardEvent): void => {
    const next = nextOf(source, event.key);
    if (!next) return;
    event.preventDefault();
    onSource(next);
    document.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus();
  };
  return (
    <div role="tablist" aria-label={words.cartAndShop} className={styles['views']}>
      {sources.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          id={tabId(one)}
          aria-controls={tabPanelId(one)}
          aria-selected={source === one}
          tabIndex={source === one ? 0 : -1}
          className={styles['tab']}
          onClick={() => onSource(one)}
          onKeyDown={move}
        >
          {one === 'Cart' ? words.cart : words.shop}
        </button>
      ))}
    </div>
  );
};
