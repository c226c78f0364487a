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
    await userEvent.type(canvas.getByRole('textbox', { name: '상세주소' }), '3');
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

/** The printed window contains a copy of the sheet with inputs as text (ES-04). */
export const Prints: Story = {
  play: async ({ canvas, canvasElement }) => {
    const { ownerDocument } = canvasElement;
    // oxlint-disable-next-line react/iframe-missing-sandbox -- an empty window, to be written into
    const frame = ownerDocument.body.appendChild(ownerDocument.createElement('iframe'));
    const opened = frame.contentWindow;
    if (opened === null) throw new Error('no window');
    const [print, close] = [fn(), fn()];
    Object.assign(opened, { print, close });
    const open = spyOn(window, 'open').mockReturnValue(opened);
    await userEvent.click(canvas.getByRole('button', { name: '인쇄하기' }));
    await expect(open).toHaveBeenCalledWith('', '', 'width=520,height=1000');
    await expect(opened.document.title).toBe('견적서_20261122100203');
    await expect(opened.document.querySelector('input, button, dialog, b')).toBeNull();
    await expect(opened.document.body.textContent).toContain('한빛상사');
    await expect(opened.document.body.textContent).toContain('사업자 전용몰을 이용해 주셔서 감사합니다.');
    await expect(opened.document.body.textContent).toContain('<b>굵은</b> 노트');
    await expect(print).not.toHaveBeenCalled();
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1), { timeout: 5000 });
    await expect(close).not.toHaveBeenCalled();
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1), { timeout: 5000 });
    frame.remove();
    open.mockRestore();
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
