import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { anOverseaPanel, aPanelFailure } from '../../testing/oversea-views.ts';
import { OverseaPanel } from './OverseaPanel.tsx';

const meta = {
  title: 'Oversea/OverseaPanel',
  component: OverseaPanel,
  args: { panel: anOverseaPanel(), send: fn() },
} satisfies Meta<typeof OverseaPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Taiwan: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /EMS/ }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'ChooseCompany', company: 'EMS' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '표시 통화' }), 'USD');
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'ChooseCurrency', currency: 'USD' });
    await userEvent.type(canvas.getByRole('textbox', { name: '대만 신분증 번호' }), 'a123456789{Enter}');
    await expect(args.send).toHaveBeenLastCalledWith({
      type: 'GivePapers',
      papers: { taiwanIdNumber: { _tag: 'Some', value: 'A123456789' } },
    });
    await userEvent.click(canvas.getByRole('checkbox', { name: /동의/ }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'GivePapers', papers: { isConsented: true } });
    await expect(canvas.getByRole('meter', { name: '무게' })).toHaveAttribute('value', '92');
  },
};
/** A field that was only passed gives nothing; what was given stands there as it was given, and is given once. */
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
      papers: { taiwanIdNumber: { _tag: 'None' } },
    });
  },
};
export const WrongTaiwanId: Story = {
  args: {
    panel: anOverseaPanel({
      papers: {
        ...anOverseaPanel().papers,
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
    await expect(canvas.getByRole('textbox', { name: '대만 신분증 번호' })).toHaveAccessibleDescription(
      /예: A123456789 영문 대문자 1자와 숫자 9자로 입력해 주세요$/,
    );
  },
};
export const ChinaBySFExpress: Story = {
  args: {
    panel: anOverseaPanel({
      notCarried: undefined,
      papers: {
        ...anOverseaPanel().papers,
        taiwanId: undefined,
        chinaId: { label: '신분증 사진', hint: '사진은 저장하지 않아요.', given: undefined },
      },
    }),
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
    panel: anOverseaPanel({
      isBusy: true,
      statusText: '배송 조건을 확인하고 있어요',
      companies: [],
      gauges: [],
      notCarried: undefined,
    }),
  },
};
/** Read anew after a change: what is known stays where it is, dimmed. */
export const AskingAgain: Story = { args: { panel: anOverseaPanel({ isBusy: true, isStale: true }) } };
/** The fees of before are not what will be charged; the focus stays when the button goes. */
export const FailedWithFeesOfBefore: Story = {
  args: { panel: anOverseaPanel({ failure: aPanelFailure(), isStale: true }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/불러오지 못했어요/);
    await userEvent.click(canvas.getByRole('button', { name: '다시 불러오기' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'ReadOverseaTerms' });
    await expect(canvas.getByRole('heading', { name: '해외배송' })).toHaveFocus();
  },
};
export const Failed: Story = {
  args: {
    panel: anOverseaPanel({
      failure: aPanelFailure(),
      isStale: true,
      companies: [],
      gauges: [],
      notCarried: undefined,
    }),
  },
};
export const Mobile: Story = { globals: { device: 'mobile' } };
