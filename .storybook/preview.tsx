import type { Preview } from '@storybook/react-vite';
import { globalTypes, initialGlobals } from './globals.ts';

const preview: Preview = {
  globalTypes,
  initialGlobals,
  tags: ['autodocs'],
  parameters: { a11y: { test: 'error' }, controls: { expanded: true }, layout: 'padded' },
};

export default preview;
