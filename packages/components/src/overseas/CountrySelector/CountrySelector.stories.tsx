import type { Command } from '@baguni/use-cases';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../parts/Button/Button.tsx';
import { aCountrySelector } from '../../testing/overseas-views.ts';
import { anAction } from '../../testing/views.ts';
import { CountrySelector } from './CountrySelector.tsx';

const meta = {
  title: 'Overseas/CountrySelector',
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
/** [LY-05] Without the chosen country in the search results, the select button is disabled. */
export const ChosenOutOfSight: Story = {
  play: async ({ args, canvas }) => {
    const search = canvas.getByRole('searchbox', { name: '국가 찾기' });
    const select = canvas.getByRole('button', { name: '선택' });
    await userEvent.type(search, '대만');
    await expect(select).toHaveAttribute('aria-disabled', 'true');
    await expect(select).toHaveAccessibleDescription('목록에서 국가를 선택해 주세요');
    await userEvent.click(select);
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.clear(search);
    await userEvent.click(select);
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'ChangeCountry', countryType: 'Japan' });
  },
};
export const AtHome: Story = {
  args: {
    selector: aCountrySelector({
      domestic: undefined,
      countries: aCountrySelector().countries.map((country) => ({ ...country, isChosen: false })),
    }),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: '국내배송으로 변경' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '선택' }));
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: '호주' }));
    await userEvent.click(canvas.getByRole('button', { name: '선택' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'ChangeCountry', countryType: 'Australia' });
  },
};
export const Changing: Story = {
  args: {
    selector: aCountrySelector({
      isChanging: true,
      cancel: { ...aCountrySelector().cancel, isEnabled: false },
      domestic: anAction({ label: '국내배송으로 변경', accessibleName: '국내배송으로 변경', isEnabled: false }),
    }),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.selector.changingText)).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: '닫기' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '취소' }));
    await userEvent.click(canvas.getByRole('button', { name: '국내배송으로 변경' }));
    await userEvent.click(canvas.getByRole('button', { name: '선택' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.send).not.toHaveBeenCalled();
  },
};
/** If the list loads after the layer, the current country is preselected. */
function ListComesLater({ send }: { readonly send: (command: Command) => void }) {
  const [isThere, setThere] = useState(false);
  const selector = isThere ? aCountrySelector() : aCountrySelector({ body: 'Loading', countries: [] });
  return (
    <>
      <CountrySelector selector={selector} isTop send={send} />
      <div style={{ position: 'fixed', zIndex: 200 }}>
        <Button label="도착" onPress={() => setThere(true)} />
      </div>
    </>
  );
}
export const Loading: Story = {
  render: ({ send }) => <ListComesLater send={send} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('국가 목록을 불러오는 중이에요')).toHaveRole('status');
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvas.queryByText('찾는 국가가 없어요')).toBeNull();
    await expect(canvas.getByRole('button', { name: '선택' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: '도착' }));
    await expect(canvas.getByRole('radio', { name: '일본' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: '선택' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'ChangeCountry', countryType: 'Japan' });
  },
};
export const Failed: Story = {
  args: { selector: aCountrySelector({ body: 'Failure', countries: [] }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('국가 목록을 불러오지 못했어요');
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvas.queryByText('찾는 국가가 없어요')).toBeNull();
    await expect(canvas.getByRole('button', { name: '선택' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: '다시 시도' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'ReadCountries' });
  },
};
export const Mobile: Story = { globals: { device: 'mobile' } };
