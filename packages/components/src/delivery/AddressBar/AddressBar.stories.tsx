import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { presses } from '../../testing/presses.ts';
import { AddressBar } from './AddressBar.tsx';

const text = '(06236) 서울특별시 강남구 테헤란로 152, 1203호';

const meta = {
  title: 'Delivery/AddressBar',
  component: AddressBar,
  args: { addressBar: { label: '배송지', text }, send: fn() },
} satisfies Meta<typeof AddressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pc: Story = {};
export const Mobile: Story = { globals: { device: 'mobile' } };
export const NonMember: Story = {
  args: {
    addressBar: {
      label: '배송지',
      notice: '로그인하시면 배송지를 보여 드려요',
      action: {
        label: '로그인',
        accessibleName: '로그인',
        isEnabled: true,
        reason: undefined,
        command: { type: 'SignIn' },
      },
    },
  },
  play: presses('로그인', { type: 'SignIn' }),
};
export const NonMemberMobile: Story = { ...NonMember, globals: { device: 'mobile' } };
export const None: Story = { args: { addressBar: { label: '배송지', notice: '등록된 배송지가 없어요' } } };
export const Unread: Story = { args: { addressBar: { label: '배송지', notice: '배송지를 불러오지 못했어요' } } };
export const NeedToChange: Story = {
  args: { addressBar: { label: '배송지', text, notice: '이 주소로는 배송할 수 없어요. 배송지를 바꿔 주세요.' } },
};
