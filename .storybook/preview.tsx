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
    a11y: {
      test: 'error',
      // reporting each node that passes took a quarter of the time
      options: { resultTypes: ['violations', 'incomplete'] },
      // axe does not run this rule by default
      config: { rules: [{ id: 'label-content-name-mismatch', enabled: true }] },
    },
    controls: { expanded: true },
    layout: 'padded',
  },
};

export default preview;
