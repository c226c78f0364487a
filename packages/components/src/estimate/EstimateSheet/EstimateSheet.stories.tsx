import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { anEstimate } from '../../testing/estimate-views.ts';
import { EstimateSheet } from './EstimateSheet.tsx';

const meta = {
  title: 'Estimate/EstimateSheet',
  component: EstimateSheet,
  args: {
    sheet: anEstimate(),
    isTop: true,
    send: fn(),
    onWrite: fn(),
    onToggleEditing: fn(),
    printTitle: () => '견적서_20261122100203',
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 700 } } },
} satisfies Meta<typeof EstimateSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '상세 주소' }), '3');
    await expect(args.onWrite).toHaveBeenLastCalledWith('address2', '3');
    await userEvent.click(canvas.getByRole('button', { name: '수정 완료' }));
    await expect(args.onToggleEditing).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '엑셀로 저장' }));
    await expect(args.send).toHaveBeenLastCalledWith(anEstimate().save.command);
    await expect(canvasElement.querySelector('table b')).toBeNull();
    await waitFor(() => expect(canvas.getByText('<b>굵은</b> 노트')).toBeVisible());
    await expect(canvas.getAllByTestId('no-image')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'CloseSideLayer' });
  },
};

export const Display: Story = {
  args: { sheet: anEstimate({ isEditing: false, editLabel: '구매자 정보 수정' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await waitFor(() => expect(canvas.getByText('한빛상사')).toBeVisible());
  },
};

export const Uncertain: Story = { args: { sheet: anEstimate({ notices: ['배송비를 확인하지 못했어요.'] }) } };

export const NothingSelected: Story = {
  args: { sheet: anEstimate({ emptyText: '선택한 상품이 없어요.' }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('선택한 상품이 없어요.')).toBeVisible());
    await expect(canvas.queryByRole('button', { name: '인쇄하기' })).toBeNull();
  },
};

const [print, close] = [fn(), fn()];
/** The printed window contains a copy of the sheet with inputs as text (ES-04). */
export const Prints: Story = {
  beforeEach: () => {
    // oxlint-disable-next-line react/iframe-missing-sandbox -- an empty window, to be written into
    const frame = document.body.appendChild(document.createElement('iframe'));
    frame.title = '인쇄 창';
    const opened = frame.contentWindow;
    if (opened === null) throw new Error('no window');
    Object.assign(opened, { print, close });
    const open = spyOn(window, 'open').mockReturnValue(opened);
    return () => {
      open.mockRestore();
      frame.remove();
    };
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '인쇄하기' }));
    await expect(window.open).toHaveBeenCalledWith('', '', 'width=520,height=1000');
    const { document: printed } = window.frames[window.frames.length - 1] ?? window;
    await expect(printed.title).toBe('견적서_20261122100203');
    await expect(printed.querySelector('input, button, dialog, b')).toBeNull();
    await expect(printed.body.textContent).toContain('한빛상사');
    await expect(printed.body.textContent).toContain('사업자 전용몰을 이용해 주셔서 감사합니다.');
    await expect(printed.body.textContent).toContain('<b>굵은</b> 노트');
    // the delays are those of print-window.test.ts
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1), { timeout: 60_000 });
    await expect(print.mock.invocationCallOrder).toEqual([(close.mock.invocationCallOrder[0] ?? 0) - 1]);
  },
};

export const Blocked: Story = {
  play: async ({ canvas }) => {
    const open = spyOn(window, 'open').mockReturnValue(null);
    await userEvent.click(canvas.getByRole('button', { name: '인쇄하기' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^브라우저가 인쇄 창을 막았어요/);
    open.mockRestore();
  },
};

export const Narrow: Story = { globals: { device: 'mobile' } };
