import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Closable } from '../../testing/closable.tsx';
import { expectWhole } from '../../testing/expect-whole.ts';
import { someNews } from '../../testing/more-views.ts';
import { News } from './News.tsx';

const meta = {
  title: 'Visit/News',
  component: News,
  args: { news: someNews(), send: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 480 } } },
} satisfies Meta<typeof News>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('지난 방문 이후 4가지가 달라졌어요'));
    await expect(canvas.getByRole('list')).not.toBeVisible();
    await expect(document.body).toHaveFocus();
    await expect(canvasElement.querySelector('aside')?.getBoundingClientRect().height).toBeLessThanOrEqual(48);
    const close = canvas.getByRole('button', { name: '장바구니 소식 닫기' });
    const line = canvasElement.querySelector('summary')?.getBoundingClientRect();
    await expect(line?.right).toBeLessThanOrEqual(close.getBoundingClientRect().left);
    await userEvent.click(close);
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'DismissNews' });
  },
};

export const Opened: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const line = canvasElement.querySelector('summary');
    if (!line) throw new Error('there is no line');
    await userEvent.click(line);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expectWhole(canvas.getByText(/^아주 긴/u));
    await expect(canvas.getByText('22,900원 → 19,900원')).toBeVisible();
    await expect(canvasElement.querySelector('b')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '꿀사과 5kg 상품으로 이동' }));
    await expect(args.send).toHaveBeenLastCalledWith(args.news.rows[0]?.visit?.command);
    await expect(canvasElement.querySelector('details')).not.toHaveAttribute('open');
    await userEvent.click(line);
  },
};

export const Closed: Story = {
  render: (args) => <Closable>{(close) => <News {...args} send={close} />}</Closable>,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: '장바구니 소식 닫기' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('complementary')).toBeNull());
    await expect(canvas.getByRole('heading', { name: '상품 목록' })).toHaveFocus();
  },
};

/** Merged units are marked in their rows until the news is closed (GM-4). */
export const FromBefore: Story = {
  args: {
    news: someNews({ text: '로그인 전에 담은 상품 1개를 합쳤어요', said: '', marked: ['unit-1'] }),
  },
  decorators: [
    (Story) => (
      <>
        <div id="unit-1" data-testid="unit-1">
          꿀사과 5kg
        </div>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTestId('unit-1')).toHaveAttribute('data-from-before'));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const OnAPhone: Story = { ...Opened, globals: { device: 'mobile' } };
