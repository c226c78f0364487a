import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/components/src/**/*.stories.tsx', './*.stories.tsx'],
  staticDirs: [{ from: '../packages/scenarios/pictures', to: '/pictures' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    resolve: { ...vite.resolve, conditions: ['source', 'module', 'browser', 'development|production'] },
  }),
};

export default config;
