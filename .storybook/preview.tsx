import '@baguni/components/styles/base.scss';
import './themes.scss';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { globalTypes, initialGlobals } from './globals.ts';
import { inPage } from './in-page.tsx';
import { pageLoader } from './page-loader.ts';

configure({ asyncUtilTimeout: 30_000 });

const preview: Preview = {
  globalTypes,
  initialGlobals,
  tags: ['autodocs'],
  loaders: [pageLoader],
  decorators: [inPage],
  parameters: {
    // axe does not run this rule by default
    a11y: { test: 'error', config: { rules: [{ id: 'label-content-name-mismatch', enabled: true }] } },
    controls: { expanded: true },
    layout: 'padded',
  },
};

export default preview;
