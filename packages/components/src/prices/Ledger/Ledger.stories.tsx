import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectWhole } from '../../testing/expect-whole.ts';
import { aLedger } from '../../testing/views.ts';
import { Ledger } from './Ledger.tsx';

const meta = { title: 'Prices/Ledger', component: Ledger, args: { lines: aLedger() } } satisfies Meta<typeof Ledger>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAUnit: Story = {};
export const OverSeveralUnits: Story = {
  args: { lines: aLedger().map((line) => ({ ...line, place: '유기농 햇사과 5kg 가정용 산지직송' })) },
};
/** Lines of two choices of an item differ only at the end of their names. */
export const Narrow: Story = {
  args: { lines: aLedger().map((line) => ({ ...line, place: `${'아주 긴 이름의 상품 '.repeat(6)}, 색상: 빨강` })) },
  decorators: [(Part) => <div style={{ inlineSize: 260 }}>{Part()}</div>],
  play: ({ canvas }) => expectWhole(...canvas.getAllByText(/색상: 빨강$/u)),
};
