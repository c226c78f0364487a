import { cartUnitId } from '@baguni/domain/internal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { aLayerFailure, anOptionLayer } from '../../testing/dialog-views.ts';
import { OptionLayer } from './OptionLayer.tsx';

const meta = {
  title: 'Options/OptionLayer',
  component: OptionLayer,
  args: { options: anOptionLayer(), isTop: true, send: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 700 } } },
} satisfies Meta<typeof OptionLayer>;
export default meta;
type Story = StoryObj<typeof meta>;

const save = { name: '이 옵션으로 변경' };

export const ItemOptions: Story = {};
/** [PG-21] The current options are chosen; arrow keys pick, the button sends. */
export const ToPickAndMeasure: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('radio', { name: /아이보리/u })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /그레이/u })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: /아이보리/u }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /네이비/u })).toBeChecked();
    await expect(canvasElement.querySelector('b')).toBeNull();
    await userEvent.click(canvas.getByRole('button', save));
    await expect(args.send).toHaveBeenLastCalledWith({
      type: 'ChangeOptions',
      cartUnitId: 1,
      optionNos: ['B'],
      entered: [{ optionNo: 'M', values: ['50'] }],
    });
    await userEvent.keyboard('{Escape}');
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'CloseSideLayer' });
  },
};

/** [PG-21] A measurement out of range shows an error and cannot be saved. */
export const OutOfLimits: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: '가로 (cm)' });
    await userEvent.type(field, '0');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/10에서 99/u);
    await userEvent.click(canvas.getByRole('button', save));
    await expect(args.send).not.toHaveBeenCalled();
  },
};

/** [PG-21] While the options load, saving is disabled, and there is room for a few of them. */
export const Reading: Story = {
  args: {
    options: anOptionLayer({
      waitText: '옵션을 불러오고 있어요',
      picks: [],
      fields: [],
      now: { picked: undefined, values: {} },
    }),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('옵션을 불러오고 있어요');
    await expect(canvas.getByRole('status').getBoundingClientRect().height).toBe(176);
    await userEvent.click(canvas.getByRole('button', save));
    await expect(args.send).not.toHaveBeenCalled();
  },
};

/** [PG-21] If the options could not be read, the layer says so and offers another try. */
export const Failed: Story = {
  args: {
    options: anOptionLayer({
      failure: aLayerFailure('옵션을 불러오지 못했어요.', { type: 'OpenOptions', cartUnitId: cartUnitId(1) }),
      picks: [],
      fields: [],
      now: { picked: undefined, values: {} },
    }),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('옵션을 불러오지 못했어요.');
    await expect(canvas.queryByRole('button', save)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '다시 시도' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'OpenOptions', cartUnitId: 1 });
  },
};

/** [PG-21] While saving, a second press is ignored. */
export const Saving: Story = {
  args: { options: anOptionLayer({ isSaving: true, saveLabel: '옵션을 변경하고 있어요' }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '옵션을 변경하고 있어요' }));
    await expect(args.send).not.toHaveBeenCalled();
  },
};
export const OnAPhone: Story = { globals: { device: 'mobile' } };
