import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AllScenarios as Pages } from './all-scenarios.tsx';

export default { title: 'Design/Whole pages', tags: ['!autodocs'] } satisfies Meta;
type Story = StoryObj;

/** Scenarios, widths, themes and languages side by side. Its frames are stories, which the tests run themselves. */
export const AllScenarios: Story = { tags: ['!test'], parameters: { layout: 'padded' }, render: () => <Pages /> };

/** The overlay of the toolbar: it marks targets below 24 px and below 44 px. */
export const TouchTargets: Story = {
  globals: { targets: 'on' },
  render: () => (
    <>
      {[20, 40, 44].map((size) => (
        <button key={size} type="button" style={{ inlineSize: 96, blockSize: size, margin: 4 }}>
          {`${size} px`}
        </button>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const marks = canvas.getAllByRole('button').map((button) => button.dataset['target']);
    await expect(marks).toEqual(['tiny', 'small', 'good']);
  },
};
