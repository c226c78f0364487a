import type { Meta, StoryObj } from '@storybook/react-vite';
import { aLedger } from '../../testing/views.ts';
import { Ledger } from './Ledger.tsx';

const meta = { title: 'Prices/Ledger', component: Ledger, args: { lines: aLedger() } } satisfies Meta<typeof Ledger>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAUnit: Story = {};
export const OverSeveralUnits: Story = {
  args: { lines: aLedger().map((line) => ({ ...line, place: '유기농 햇사과 5kg 가정용 산지직송' })) },
};
export const Narrow: Story = { decorators: [(Part) => <div style={{ inlineSize: 260 }}>{Part()}</div>] };
