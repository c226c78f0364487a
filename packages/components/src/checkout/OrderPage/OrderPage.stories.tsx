import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { anOrderPage, aPaidOrderPage, aRecipientForm } from '../../testing/page-views.ts';
import { OrderPage } from './OrderPage.tsx';

const meta = {
  title: 'Checkout/OrderPage',
  component: OrderPage,
  args: { order: anOrderPage(), onPay: fn(), onRetry: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } },
} satisfies Meta<typeof OrderPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unpaid: Story = {
  play: async ({ args, canvas }) => {
    // screen readers read the new heading
    await expect(canvas.getByRole('heading', { name: args.order.statusText })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '283,507원 결제하기' }));
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
};
/** CK-20: A buyer without an address enters it; errors appear with the press on the payment button. */
export const WithoutAddress: Story = {
  args: { order: anOrderPage({ recipient: aRecipientForm() }), draft: { recall: () => undefined, keep: fn() } },
  play: async ({ args, canvas }) => {
    const pay = canvas.getByRole('button', { name: '283,507원 결제하기' });
    await userEvent.type(canvas.getByLabelText('이름'), '김바구니');
    await userEvent.click(pay);
    await expect(args.onPay).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('전화번호')).toHaveFocus();
    await expect(canvas.getByLabelText('전화번호')).toHaveAccessibleDescription(/숫자는 9~11자리예요/u);
    await expect(canvas.getByLabelText('이름')).not.toHaveAttribute('aria-invalid');
    await userEvent.keyboard('010-1234-5678');
    await expect(canvas.getByLabelText('전화번호')).not.toHaveAttribute('aria-invalid');
    await userEvent.type(canvas.getByLabelText('우편번호'), '04001');
    await userEvent.type(canvas.getByLabelText('주소'), ' 마포구 새벽별로 12{Enter}3층');
    await userEvent.click(pay);
    await expect(args.onPay).toHaveBeenCalledWith({
      name: '김바구니',
      phone: '010-1234-5678',
      zipCode: '04001',
      address: '마포구 새벽별로 12 3층',
    });
    await expect(args.draft?.keep).toHaveBeenCalled();
  },
};
export const WithoutAddressOnMobile: Story = {
  args: { order: anOrderPage({ recipient: aRecipientForm(), layout: 'm' }) },
  globals: { device: 'mobile' },
};
/** CK-20: Text that was entered in another language is kept. */
export const WithTypedAddress: Story = {
  args: {
    order: anOrderPage({ recipient: aRecipientForm() }),
    draft: { recall: () => ({ name: 'Kim', phone: '010', zipCode: '', address: '' }), keep: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('이름')).toHaveValue('Kim');
    await expect(canvas.getByLabelText('전화번호')).toHaveValue('010');
  },
};
export const Paying: Story = {
  args: { order: anOrderPage({ pay: { label: '결제하고 있어요', isEnabled: false, isBusy: true } }) },
};
export const PaymentLookedFor: Story = {
  args: {
    order: anOrderPage({
      pay: { label: '결제하고 있어요', isEnabled: false, isBusy: true },
      notice: '결제가 되었는지 아직 알 수 없어 확인하고 있어요.',
    }),
  },
};
export const Paid: Story = { args: { order: aPaidOrderPage() } };
export const BackToTheCart: Story = {
  args: { order: aPaidOrderPage(), onBack: fn() },
  play: async ({ args, canvas }) => {
    const { label, href } = args.order.toCart;
    // the header has a link to the cart as well
    const totals = within(canvas.getByRole('region', { name: args.order.totalsHeading }));
    await userEvent.click(totals.getByRole('link', { name: label }));
    await expect(args.onBack).toHaveBeenCalledWith(href);
  },
};
/** CK-01: The first order of a split is paid, and the next one follows. */
export const PaidPartOfSplit: Story = {
  args: {
    order: aPaidOrderPage({
      stepText: '3번 중 1번째 주문',
      next: { label: '장바구니에서 2번째 주문하기', href: '/ko/pc/cart' },
    }),
    onBack: fn(),
  },
  play: async ({ args, canvas }) => {
    // a long line would break within the number
    await expect(canvas.getByText('3번 중 1번째 주문')).toBeVisible();
    await expect(canvas.getByText(args.order.numberText)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: '장바구니에서 2번째 주문하기' }));
    await expect(args.onBack).toHaveBeenCalledWith('/ko/pc/cart');
  },
};
export const PaymentFailed: Story = {
  args: { order: anOrderPage({ notice: '남은 수량이 부족해 결제하지 못했어요.' }) },
};
const { lines: namedLines } = anOrderPage();
/** CK-13: A text in another language than the page is marked, so that it is read and drawn as such. */
export const InAnotherLanguage: Story = {
  args: {
    order: {
      ...anOrderPage({ lines: namedLines.map((line) => ({ ...line, htmlLang: 'ko' })) }),
      rows: anOrderPage().rows.map((row) => ({
        ...row,
        lines: row.lines.map((line) => ({ ...line, placeLang: 'ko' })),
      })),
    },
  },
  globals: { language: 'en' },
  play: async ({ args, canvas, canvasElement }) => {
    const [line] = args.order.lines;
    await expect(canvas.getByText(line?.name ?? '')).toHaveAttribute('lang', 'ko');
    await expect(canvasElement.querySelector('[data-term="Address"] p')).toHaveAttribute('lang', 'ko');
    const [toggle] = canvasElement.querySelectorAll('button[aria-expanded]');
    if (!toggle) throw new Error('there is no ledger');
    await userEvent.click(toggle);
    await expect(canvasElement.querySelector('[data-rule] [lang="ko"]')).toHaveTextContent(line?.name ?? '');
  },
};
/** CK-15: Prepared again after sign-in, with units that did not fit. */
export const PreparedAgain: Story = {
  args: {
    order: anOrderPage({
      news: [
        '로그인하셔서 회원 장바구니와 회원 가격으로 주문을 다시 준비했어요. 결제하실 금액이 61,820원에서 56,820원으로 바뀌었어요.',
        '장바구니에 다 담지 못한 상품이 있어요. 로그인하시기 전의 장바구니에 그대로 두었으며, 담을 수 있게 되면 장바구니를 여실 때 담아요.',
        '<b>나주 배</b>, 수량 3개: 장바구니에는 100개 상품까지 담을 수 있어요.',
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/61,820원에서 56,820원으로/u)).toBeVisible();
    await expect(canvas.getByText(/<b>나주 배<\/b>/u)).toBeVisible();
  },
};
/** The skeleton has the status, lines and button of an order, and no checkboxes of a cart. */
export const Loading: Story = {
  args: { order: anOrderPage({ body: 'Loading' }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[class*="status"], [class*="picture"]')).toHaveLength(3);
    await expect(canvasElement.querySelector('[class*="box"], [class*="toolbar"]')).toBeNull();
    await expect(canvasElement.querySelector('[class*="button"]')).toBeVisible();
  },
};
export const LoadingOnMobile: Story = {
  ...Loading,
  args: { order: anOrderPage({ body: 'Loading', layout: 'm' }) },
  globals: { device: 'mobile' },
};
export const Unknown: Story = {
  args: {
    order: anOrderPage({
      body: 'Failure',
      failureText: '이 주문을 찾을 수 없어요.',
      retryLabel: undefined,
      orders: { label: '주문 내역 보기', href: '/ko/orders' },
    }),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: '다시 시도' })).toBeNull();
    await expect(canvas.getByRole('link', { name: '주문 내역 보기' })).toHaveAttribute('href', '/ko/orders');
    await expect(canvas.getAllByRole('link', { name: args.order.toCart.label })).not.toHaveLength(0);
  },
};
export const Offline: Story = {
  args: { order: anOrderPage({ offline: { title: '연결이 끊겼어요', text: '연결되면 주문을 바로 확인할게요.' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('연결이 끊겼어요')).toBeVisible();
    const line = canvas.getByText('연결이 끊겼어요').closest('output');
    await expect(window.innerHeight - (line?.getBoundingClientRect().bottom ?? 0)).toBeLessThan(1);
  },
};
export const OfflineOnMobile: Story = { ...Offline, globals: { device: 'mobile' } };
export const Failure: Story = {
  args: { order: anOrderPage({ body: 'Failure' }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '다시 시도' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

const onMobile = { layout: 'm' } as const;
export const UnpaidOnMobile: Story = { args: { order: anOrderPage(onMobile) }, globals: { device: 'mobile' } };
const { terms } = anOrderPage();
/** The values of delivery and payment align, also with a long label. */
export const LongLabelOnMobile: Story = {
  args: {
    order: anOrderPage({
      ...onMobile,
      terms: terms && { ...terms, rows: terms.rows.map((row) => ({ ...row, label: `${row.label} (${row.key})` })) },
    }),
  },
  globals: { device: 'mobile' },
  play: async ({ canvasElement }) => {
    const values = [...canvasElement.querySelectorAll('[data-term] > dd')];
    await expect(values.length).toBeGreaterThan(2);
    await expect(new Set(values.map((value) => value.getBoundingClientRect().left)).size).toBe(1);
  },
};
export const PreparedAgainOnMobile: Story = {
  args: { order: anOrderPage({ ...PreparedAgain.args?.order, ...onMobile }) },
  globals: { device: 'mobile' },
};
export const PaidOnMobile: Story = {
  args: { order: aPaidOrderPage({ layout: 'm' }) },
  globals: { device: 'mobile' },
};
