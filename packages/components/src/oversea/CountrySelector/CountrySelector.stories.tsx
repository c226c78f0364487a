import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { aCountrySelector } from '../../testing/oversea-views.ts';
import { CountrySelector } from './CountrySelector.tsx';

const meta = {
  title: 'Oversea/CountrySelector',
  component: CountrySelector,
  args: { selector: aCountrySelector(), isTop: true, send: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 600 } } },
} satisfies Meta<typeof CountrySelector>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choose: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: '국가 찾기' }), '대만');
    await userEvent.click(canvas.getByRole('radio', { name: '대만' }));
    await userEvent.click(canvas.getByRole('button', { name: '선택' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'ChangeCountry', countryType: 'Taiwan' });
    await userEvent.click(canvas.getByRole('button', { name: '국내배송으로 변경' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'ChangeCountry', countryType: 'SouthKorea' });
    await userEvent.keyboard('{Escape}');
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'CloseSideLayer' });
  },
};
export const NoSuchCountry: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: '국가 찾기' }), 'zz');
    await expect(canvas.getByRole('status')).toHaveTextContent('찾는 국가가 없어요');
  },
};
export const Changing: Story = { args: { selector: aCountrySelector({ isChanging: true }) } };
export const Mobile: Story = { globals: { device: 'mobile' } };
