import { StoreContext } from '@baguni/components';
import { isStoryStore, type StoryStore } from '@baguni/components/testing';
import { htmlLangs } from '@baguni/presentation';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';

/** What the root of a page carries, so that its styles fit tenant, device and language. */
const attributesOf = ({ views }: StoryStore) => {
  const { tenant, device, language } = views.context.storefront;
  return { lang: htmlLangs[language], 'data-tenant': tenant, 'data-device': device === 'm' ? 'mobile' : device };
};

interface FrameProps {
  readonly page: StoryStore;
  /** `light` or `dark`; else as the machine asks for. */
  readonly theme: string;
  /** No other story shares the document. */
  readonly isAlone: boolean;
  readonly children: ReactNode;
}

function PageFrame({ page, theme, isAlone, children }: FrameProps): ReactNode {
  const attributes = attributesOf(page);
  // the whole page of stories has one theme
  useLayoutEffect(() => document.documentElement.setAttribute('data-theme', theme), [theme]);
  useLayoutEffect(() => {
    if (!isAlone) return;
    for (const [name, value] of Object.entries(attributes)) document.documentElement.setAttribute(name, value);
  });
  const phone = attributes['data-device'] === 'mobile' ? { maxInlineSize: 430, marginInline: 'auto' } : {};
  return (
    <div {...attributes} style={phone}>
      <StoreContext value={page}>{children}</StoreContext>
    </div>
  );
}

/** Renders a story as in a page: root attributes, store, and the width of a phone where it is made for one. */
export const inPage: Decorator = (Story, { loaded, viewMode, globals }) => {
  const page: unknown = loaded['page'];
  if (!isStoryStore(page)) throw new Error('The page loader has not run.');
  return (
    <PageFrame page={page} theme={String(globals['theme'])} isAlone={viewMode !== 'docs'}>
      <Story />
    </PageFrame>
  );
};
