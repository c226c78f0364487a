import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { anIdPhoto, anOverseasPanel, aPanelFailure } from '../../testing/overseas-views.ts';
import { TextDraft } from '@baguni/presentation';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { OverseasPanel } from './OverseasPanel.tsx';

const meta = {
  title: 'Overseas/OverseasPanel',
  component: OverseasPanel,
  args: { panel: anOverseasPanel(), send: fn() },
} satisfies Meta<typeof OverseasPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

function Closable(props: ComponentProps<typeof OverseasPanel>): ReactNode {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {isOpen ? <OverseasPanel {...props} /> : null}
      {/* closes the panel without a blur */}
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => setOpen(!isOpen)}>
        Toggle
      </button>
    </>
  );
}

export const Taiwan: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /EMS/ }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'ChooseCompany', company: 'EMS' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '표시 통화' }), 'USD');
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'ChooseCurrency', currency: 'USD' });
    await userEvent.type(canvas.getByRole('textbox', { name: '대만 신분증 번호' }), 'a123456789{Enter}');
    await expect(args.send).toHaveBeenLastCalledWith({
      type: 'GivePapers',
      papers: { taiwanIdNumber: 'A123456789' },
    });
    await userEvent.click(canvas.getByRole('checkbox', { name: /동의/ }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'GivePapers', papers: { isConsented: true } });
    await expect(canvas.getByRole('meter', { name: '무게' })).toHaveAttribute('value', '92');
  },
};
/** Leaving an empty field sends no value. A valid number is sent once and stays as entered. */
export const TaiwanIdGivenOnce: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: '대만 신분증 번호' });
    await userEvent.click(field);
    await userEvent.tab();
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.type(field, 'a123456789');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('A123456789');
    await userEvent.tab();
    await expect(args.send).toHaveBeenCalledTimes(1);
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(args.send).toHaveBeenCalledTimes(2);
    await expect(args.send).toHaveBeenLastCalledWith({
      type: 'GivePapers',
      papers: { taiwanIdNumber: undefined },
    });
  },
};
/** [OV-10] A number that was typed before another country or tab is still there, and the cart gets it again. */
export const TaiwanIdTypedBefore: Story = {
  args: { draft: new TextDraft() },
  render: (args) => <Closable {...args} />,
  play: async ({ args, canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Toggle' });
    await userEvent.type(canvas.getByRole('textbox', { name: '대만 신분증 번호' }), 'a1234');
    await userEvent.click(toggle);
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.click(toggle);
    await expect(canvas.getByRole('textbox', { name: '대만 신분증 번호' })).toHaveValue('A1234');
    await expect(args.send).toHaveBeenCalledWith({
      type: 'GivePapers',
      papers: { taiwanIdNumber: 'A1234' },
    });
    await expect(JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])).not.toContain('A1234');
  },
};
/** [OV-10 WA-22] The reason is next to the example. */
export const WrongTaiwanId: Story = {
  args: {
    panel: anOverseasPanel({
      papers: {
        ...anOverseasPanel().papers,
        taiwanId: {
          label: '대만 신분증 번호',
          hint: '100,000원을 넘는 주문에 필요해요. 예: A123456789',
          value: 'B1',
          error: '영문 대문자 1자와 숫자 9자로 입력해 주세요',
        },
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('영문 대문자 1자와 숫자 9자로 입력해 주세요');
    await expect(canvas.getByRole('textbox', { name: '대만 신분증 번호' })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: '대만 신분증 번호' })).toHaveAccessibleDescription(
      /예: A123456789 영문 대문자 1자와 숫자 9자로 입력해 주세요$/,
    );
  },
};

const toChina = (photo: Parameters<typeof anIdPhoto>[0] = {}) =>
  anOverseasPanel({
    notCarried: undefined,
    papers: { ...anOverseasPanel().papers, taiwanId: undefined, chinaId: anIdPhoto(photo) },
  });

export const ChinaBySFExpress: Story = {
  args: { panel: toChina() },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('신분증 사진');
    await expect(input).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
    await userEvent.upload(input, new File([new Uint8Array([0xff, 0xd8, 0xff])], 'id.jpg', { type: 'image/jpeg' }));
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith({
        type: 'GiveIdImage',
        image: { type: 'image/jpeg', size: 3, head: [0xff, 0xd8, 0xff] },
      }),
    );
  },
};
/** The file name stays visible and the photo can be removed. */
export const PhotoTaken: Story = {
  args: { panel: toChina({ given: '사진을 선택했어요' }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('사진을 선택했어요')).toBeVisible();
    const input = canvas.getByLabelText('신분증 사진');
    await userEvent.upload(input, new File(['…'], 'my-id-card.png', { type: 'image/png' }));
    await expect(await canvas.findByText('my-id-card.png')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '신분증 사진 삭제' }));
    await expect(args.send).toHaveBeenLastCalledWith(anIdPhoto().remove.command);
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('');
  },
};
/** The file button uses the page's language. The native button is hidden. */
export const PhotoInEnglish: Story = {
  args: { panel: toChina({ label: 'Photo of your ID card', choose: 'Choose a photo' }) },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Photo of your ID card');
    await expect(canvas.getByText('Choose a photo')).toBeVisible();
    await expect(getComputedStyle(input).opacity).toBe('0');
    const press = canvas.getByText('Choose a photo').getBoundingClientRect();
    // the whole button opens the dialog
    await expect(document.elementFromPoint(press.right, press.bottom)).toBe(input);
  },
};
export const PhotoRefused: Story = {
  args: { panel: toChina({ error: '사진이 10MB보다 커요. 더 작은 사진을 골라 주세요.' }) },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('신분증 사진');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(expect.stringContaining('10MB보다 커요'));
    await expect(canvas.getByRole('alert')).toHaveTextContent('10MB보다 커요');
  },
};
export const ChinaOnMobile: Story = {
  ...ChinaBySFExpress,
  globals: { device: 'mobile' },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByLabelText('신분증 사진').getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};
export const Asking: Story = {
  args: {
    panel: anOverseasPanel({
      isBusy: true,
      statusText: '배송 조건을 확인하고 있어요',
      companies: [],
      nearGauges: [],
      farGauges: [],
      notCarried: undefined,
    }),
  },
};
/** While terms reload, the known ones stay in position, dimmed. */
export const AskingAgain: Story = { args: { panel: anOverseasPanel({ isBusy: true, isStale: true }) } };
/** [SH-05] Outdated fees are marked, and the focus stays when the button disappears. */
export const FailedWithFeesOfBefore: Story = {
  args: { panel: anOverseasPanel({ failure: aPanelFailure(), isStale: true }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/불러오지 못했어요/);
    await userEvent.click(canvas.getByRole('button', { name: '다시 시도' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'ReadOverseaTerms' });
    await expect(canvas.getByRole('heading', { name: '해외배송' })).toHaveFocus();
  },
};
export const Failed: Story = {
  args: {
    panel: anOverseasPanel({
      failure: aPanelFailure(),
      isStale: true,
      companies: [],
      nearGauges: [],
      farGauges: [],
      notCarried: undefined,
    }),
  },
};
export const InOneLine: Story = {
  args: { panel: anOverseasPanel({ needsLook: false }) },
  play: async ({ canvas, canvasElement }) => {
    const line = canvas.getByText(/^CJ대한통운 · 배송비/);
    await expect(canvas.getAllByRole('radio')[0]).not.toBeVisible();
    await expect(canvasElement.querySelector('section')?.offsetHeight).toBeLessThan(64);
    await userEvent.click(line);
    await expect(canvas.getAllByRole('radio')[0]).toBeVisible();
  },
};
export const Mobile: Story = { globals: { device: 'mobile' } };
