import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListSkeleton, SummarySkeleton } from './Skeleton.tsx';

const meta = { title: 'Shell/Skeleton', component: ListSkeleton } satisfies Meta<typeof ListSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const ListOnMobile: Story = { globals: { device: 'mobile' } };
export const Summary: Story = { render: () => <SummarySkeleton /> };
