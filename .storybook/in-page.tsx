import { StoreContext } from '@baguni/components';
import { isStoryStore, type StoryStore } from '@baguni/components/testing';
import { htmlLangs } from '@baguni/presentation';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { applyForcedRules } from './forced-colours.ts';
import { markTargets } from './touch-targets.ts';

const attributesOf = ({ views }: StoryStore) => {
  const { tenant, device, language } = views.context.storefront;
  return { lang: htmlLangs[language], 'data-tenant': tenant, 'data-device': device === 'm' ? 'mobile' : device };
};

interface FrameProps {
  readonly page: StoryStore;
  readonly theme: string;
  readonly isAlone: boolean;
  readonly hasTargets: boolean;
  readonly children: ReactNode;
}

function PageFrame({ page, theme, isAlone, hasTargets, children }: FrameProps): ReactNode {
  const attributes = attributesOf(page);
  // all stories on a page share one theme
  useLayoutEffect(() => {
    document.documentElement.setAttribute('data-theme', theme);
    applyForcedRules(document, theme === 'forced');
  }, [theme]);
  useLayoutEffect(() => {
    if (!isAlone) return;
    for (const [name, value] of Object.entries(attributes)) document.documentElement.setAttribute(name, value);
  });
  useLayoutEffect(() => (hasTargets ? markTargets(document) : undefined), [hasTargets]);
  const phone = attributes['data-device'] === 'mobile' ? { maxInlineSize: 430, marginInline: 'auto' } : {};
  return (
    // rows and cards fit into the list around them, and a story may show them without it
    <div {...attributes} style={{ ...phone, containerType: 'inline-size' }}>
      <StoreContext value={page}>{children}</StoreContext>
    </div>
  );
}

/** Renders a story as in a page: root attributes, store, and phone width on mobile. */
export const inPage: Decorator = (Story, { loaded, viewMode, globals }) => {
  const page: unknown = loaded['page'];
  if (!isStoryStore(page)) throw new Error('The page loader has not run.');
  return (
    <PageFrame
      page={page}
      theme={String(globals['theme'])}
      isAlone={viewMode !== 'docs'}
      hasTargets={globals['targets'] === 'on'}
    >
      <Story />
    </PageFrame>
  );
};
