import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { someNews } from '../../testing/extras-views.ts';
import { News } from './News.tsx';

const meta = {
  title: 'Extras/News',
  component: News,
  args: { news: someNews(), send: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 480 } } },
} satisfies Meta<typeof News>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One line, told to who does not see it; nothing takes the focus (RC-03). */
export const OneLine: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('지난 방문 이후 4가지가 달라졌어요'));
    await expect(canvas.getByRole('list')).not.toBeVisible();
    await expect(document.body).toHaveFocus();
    await expect(canvasElement.querySelector('aside')?.getBoundingClientRect().height).toBeLessThanOrEqual(48);
    await userEvent.click(canvas.getByRole('button', { name: '지난 방문 이후 달라진 점 닫기' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'DismissNews' });
  },
};

/** Opened it lists all; going to a row folds it, so that the row is seen. Names are text. */
export const Opened: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const line = canvasElement.querySelector('summary');
    if (!line) throw new Error('there is no line');
    await userEvent.click(line);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByText('22,900원 → 19,900원')).toBeVisible();
    await expect(canvasElement.querySelector('b')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '꿀사과 5kg 상품으로 이동' }));
    await expect(args.send).toHaveBeenLastCalledWith(args.news.rows[0]?.visit?.command);
    await expect(canvasElement.querySelector('details')).not.toHaveAttribute('open');
    await userEvent.click(line);
  },
};

export const OnAPhone: Story = { ...Opened, globals: { device: 'mobile' } };
