import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { aCountryBar } from '../../testing/overseas-views.ts';
import { presses } from '../../testing/presses.ts';
import { CountryBar } from './CountryBar.tsx';

const meta = {
  title: 'Overseas/CountryBar',
  component: CountryBar,
  args: { countryBar: aCountryBar(), send: fn() },
} satisfies Meta<typeof CountryBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtHome: Story = { play: presses('배송 국가 변경', { type: 'OpenSideLayer', layer: 'CountrySelector' }) };
export const Abroad: Story = { args: { countryBar: aCountryBar({ name: '일본' }) } };
export const NotNamedYet: Story = { args: { countryBar: aCountryBar({ name: 'Japan' }) } };
export const Mobile: Story = { globals: { device: 'mobile' } };
