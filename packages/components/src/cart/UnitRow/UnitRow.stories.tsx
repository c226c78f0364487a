import { cartUnitId } from '@baguni/domain/internal';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Ledger } from '../../prices/Ledger/Ledger.tsx';
import { aCouponButton, aCouponPrompt } from '../../testing/coupon-views.ts';
import {
  aLedger,
  anAction,
  anImage,
  anUnorderable,
  aBox,
  aPriceBlock,
  aQuantity,
  aUnitView,
} from '../../testing/views.ts';
import { presses } from '../../testing/presses.ts';
import { UnitLine } from './UnitRow.tsx';

const GUTTERS = 32;

/** Shows a row between the gutters of a list. @param width of the row in px; without it, of the canvas */
const inList =
  (width?: number): Decorator =>
  (Story) => (
    <div style={{ containerType: 'inline-size', ...(width && { inlineSize: width + GUTTERS }) }}>
      <div style={{ paddingInline: GUTTERS / 2 }}>{Story()}</div>
    </div>
  );

const meta = {
  title: 'Cart/UnitRow',
  component: UnitLine,
  decorators: [inList()],
  args: { unit: aUnitView(), send: fn(), renderLedger: (id) => <Ledger lines={aLedger()} id={id} /> },
} satisfies Meta<typeof UnitLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Selected: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: args.unit.box.accessibleName }));
    await expect(args.send).toHaveBeenCalledWith(args.unit.box.command);
    await userEvent.click(canvas.getByRole('button', { name: args.unit.deleteUnit.accessibleName }));
    await expect(args.send).toHaveBeenCalledWith(args.unit.deleteUnit.command);
  },
};
/** Buttons of two options of one item have different names. */
export const AnotherOptionInTheCart: Story = {
  args: { unit: aUnitView({ hasNamesake: true }) },
  play: async ({ args, canvas }) => {
    const { name, optionText, additionsLabel, additions } = args.unit;
    const texts = [name, optionText, additionsLabel, ...additions.flatMap(({ text, amount }) => [text, amount])];
    await expect(additions).not.toEqual([]);
    await expect(canvas.getByRole('button', { name: `상세 ${texts.join(' ')}` })).toBeVisible();
    await expect(canvas.getByRole('link', { name }).getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
};
/** Name and picture are one link to the item page (XT-01). */
export const Linked: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: args.unit.name });
    const { x, y, width, height } = canvasElement.querySelector('img')?.getBoundingClientRect() ?? new DOMRect();
    for (const part of [0.02, 0.5, 0.98])
      await expect(document.elementFromPoint(x + width * part, y + height * part)).toBe(link);
  },
};
const dense = aUnitView({
  additions: [],
  optionText: '중량: 5 kg',
  coupon: aCouponButton(),
  price: aPriceBlock({
    oldPrice: '999,999,999원',
    percent: '10%',
    price: '899,999,999원',
    cashbackText: '캐시백 618원',
  }),
});
const applied = '쿠폰 적용 −1,234,000원';
const additions = [
  { key: 'A', text: '커튼 타이백 2개 × 2개', amount: '9,800원' },
  { key: 'B', text: '커튼봉 세트 × 2개', amount: '31,800원' },
];
const everyLabel = [
  { kind: 'Adult', text: '19세 이상' },
  { kind: 'Install', text: '설치 상품' },
  { kind: 'LowStock', text: '3개 남았어요' },
  { kind: 'FreeShipping', text: '무료배송' },
] as const;
const long = {
  name: '아주 긴 이름의 상품 '.repeat(12).trim(),
  optionText: '색상: 아이보리 / 가로 (150 cm) × 세로 (210 cm)',
  labels: everyLabel,
  badge: { service: 'SmileFresh', label: '스마일프레시' },
  concern: '주문 전에 확인이 필요해요',
  deliveryText: '강남점에서 원하는 시간에 배송해요',
} as const;
const limits = aQuantity({ limitsText: '최소 2개 · 최대 10개 · 2개 단위', hint: '수량을 바꾸면 쿠폰이 취소돼요' });
const reason = '‘아주 긴 이름의 상품’ 상품은 구매 제한 수량을 모두 구매하셔서 더 주문할 수 없어요.';
const atRest: Readonly<Record<string, Parameters<typeof aUnitView>[0]>> = {
  plain: { ...dense, price: aPriceBlock({ oldPrice: undefined, percent: undefined }) },
  dense,
  long: { ...dense, ...long },
  additions: { ...dense, name: long.name, optionText: long.optionText, additions },
  everything: { ...dense, ...long, additions, quantity: limits },
  couponInUse: { ...dense, coupon: aCouponButton({ label: '−1,234,000원', appliedText: applied }), quantity: limits },
  couponOffered: { ...dense, ...long, coupon: aCouponButton({ prompt: aCouponPrompt() }), quantity: limits },
  couponRefused: {
    ...dense,
    coupon: aCouponButton({ isEnabled: false, reason: '제휴 채널로 담은 상품에는 쿠폰을 사용할 수 없어요.' }),
  },
  unorderable: {
    ...dense,
    ...long,
    additions,
    price: { ...dense.price, cashbackText: undefined },
    coupon: undefined,
    unorderable: anUnorderable({ reason }),
  },
};
const rows = (args: Parameters<typeof UnitLine>[0]) => (
  <>
    {Object.entries(atRest).map(([key, unit], at) => (
      <UnitLine key={key} {...args} unit={{ ...aUnitView(unit), id: cartUnitId(at), domId: `unit-${key}` }} />
    ))}
  </>
);
/** Texts that are cut. */
const cutIn = (row: Element): readonly (string | null)[] =>
  [...row.querySelectorAll<HTMLElement>('h4, h4 ~ *, h4 ~ * *, [class*="note"]')]
    .filter((part) => !['inline', 'contents'].includes(getComputedStyle(part).display))
    .filter((part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1)
    .filter((part) => getComputedStyle(part).clipPath === 'none')
    .map((part) => part.textContent);
/** @param normal rows of exactly this height; others may be taller */
const heightAt =
  (width: number, height: number, normal = ['unit-plain', 'unit-dense']): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    canvasElement.lang = 'ko';
    canvasElement.style.inlineSize = `${width + GUTTERS}px`;
    canvasElement.style.padding = '0';
    const all = [...canvasElement.querySelectorAll('[aria-busy][id^="unit-"]')];
    await waitFor(() => expect(all[0]?.getBoundingClientRect().width).toBe(width));
    for (const row of all) {
      const { right, height: actual } = row.getBoundingClientRect();
      await expect([row.id, normal.includes(row.id) ? actual : Math.min(actual, height)]).toEqual([row.id, height]);
      // only the name may be cut, after two lines
      await expect(cutIn(row).filter((text) => text !== long.name)).toEqual([]);
      const controls = [...row.querySelectorAll('button, [role="spinbutton"], img')].map((part) => ({
        part: part.outerHTML,
        rect: part.getBoundingClientRect(),
      }));
      // no control overlaps another or overflows the row
      for (const { rect } of controls) await expect(rect.right).toBeLessThanOrEqual(right + 10);
      const over = controls.flatMap((one, at) =>
        controls
          .slice(at + 1)
          .filter(
            ({ rect }) =>
              rect.left < one.rect.right - 1 &&
              rect.right > one.rect.left + 1 &&
              rect.top < one.rect.bottom - 1 &&
              rect.bottom > one.rect.top + 1,
          )
          .map(({ part }) => [one.part, part]),
      );
      await expect(over).toEqual([]);
    }
  };
/** [PG-09] A normal row is 112 px high on wide windows and at 1024 px, 132 px on phones. Others grow, never cut. */
export const AtRest: Story = { render: rows, play: heightAt(792, 112) };
export const AtRestAt1024: Story = { ...AtRest, play: heightAt(590, 112) };
export const AtRestOnAPhone: Story = {
  ...AtRest,
  globals: { device: 'mobile' },
  play: heightAt(358, 132, ['unit-plain']),
};
export const AtRestOnANarrowPhone: Story = {
  ...AtRest,
  globals: { device: 'mobile' },
  play: heightAt(328, 132, ['unit-plain']),
};
/** A long name is complete while the details are open, also by keyboard and touch. */
const wholeAt =
  (width: number): NonNullable<Story['play']> =>
  async ({ canvas, canvasElement }) => {
    canvasElement.style.inlineSize = `${width + GUTTERS}px`;
    await expect(cutIn(canvasElement)).toEqual([long.name]);
    await userEvent.click(canvas.getByRole('button', { name: /^상세 / }));
    await expect(cutIn(canvasElement)).toEqual([]);
  };
/** At 1024 px the name uses the width above the stepper. */
export const NameAt1024: Story = {
  args: { unit: aUnitView(dense) },
  play: async ({ canvas, canvasElement }) => {
    canvasElement.style.inlineSize = `${590 + GUTTERS}px`;
    const stepper = canvas.getByRole('spinbutton');
    await waitFor(() =>
      expect(canvas.getByRole('heading').getBoundingClientRect().right).toBeGreaterThan(
        stepper.getBoundingClientRect().right,
      ),
    );
  },
};
export const WholeWhileOpen: Story = { args: { unit: aUnitView(atRest['everything']) }, play: wholeAt(590) };
export const WholeWhileOpenOnAPhone: Story = { ...WholeWhileOpen, globals: { device: 'mobile' }, play: wholeAt(358) };
export const FixedColumns: Story = {
  args: { unit: dense },
  render: (args) => (
    <>
      <UnitLine {...args} />
      <UnitLine
        {...args}
        unit={aUnitView({
          id: cartUnitId(2),
          domId: 'unit-2',
          badge: { service: 'SmileFresh', label: '스마일프레시' },
          price: aPriceBlock({ oldPrice: undefined, percent: undefined, price: '900원' }),
        })}
      />
    </>
  ),
  play: async ({ canvas }) => {
    const lefts = canvas.getAllByRole('spinbutton').map((field) => field.getBoundingClientRect().left);
    await expect(lefts[0]).toBe(lefts[1]);
  },
};
export const DeletedLast: Story = {
  args: { unit: aUnitView({ coupon: aCouponButton() }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('button').at(-1)).toHaveAccessibleName(args.unit.deleteUnit.accessibleName);
  },
};
/** [PG-21] The options label opens the options. */
export const WithOptions: Story = {
  args: {
    unit: aUnitView({
      changeOptions: anAction({
        label: '옵션',
        accessibleName: '꿀사과 옵션 변경',
        command: { type: 'OpenOptions', cartUnitId: cartUnitId(1) },
      }),
    }),
  },
  play: presses('꿀사과 옵션 변경', { type: 'OpenOptions', cartUnitId: cartUnitId(1) }),
};
/** At 400 % zoom a line breaks between words, not inside one. */
export const WholeWords: Story = {
  args: {
    unit: aUnitView({
      optionLabel: 'Option',
      optionText: 'Standard',
      additionsLabel: 'Add-ons',
      additions: [{ key: 'a', text: 'Wrapping: Gift box × 1', amount: '₩2,000' }],
    }),
  },
  decorators: [inList(256)],
  play: async ({ canvas }) => {
    const { firstChild: text } = canvas.getByText(/^Wrapping:/u);
    const word = document.createRange();
    if (text) word.setStart(text, 0);
    if (text) word.setEnd(text, 'Wrapping:'.length);
    await expect(word.getClientRects()).toHaveLength(1);
  },
};
/** Japanese breaks between phrases, not inside a word. */
export const WholeJapaneseWords: Story = {
  args: { unit: aUnitView({ name: '朝どれの蜜入りりんごとシャインマスカットの詰め合わせ' }) },
  globals: { device: 'mobile', language: 'jp' },
  decorators: [(Story) => <div lang="ja">{Story()}</div>, inList(320)],
  play: async ({ args, canvas }) => {
    const name = await canvas.findByRole('link', { name: args.unit.name });
    const text = name.firstChild;
    if (!text) throw new Error('there is no name');
    for (const word of ['蜜入りりんご', 'シャインマスカット', '詰め合わせ']) {
      const range = document.createRange();
      const start = args.unit.name.indexOf(word);
      range.setStart(text, start);
      range.setEnd(text, start + word.length);
      await expect(new Set([...range.getClientRects()].map(({ top }) => top)).size, word).toBe(1);
    }
  },
};
/** The text before an order breaks between phrases, and its last letters are not on the line of a label. */
export const WholeJapaneseConcern: Story = {
  args: {
    unit: aUnitView({ concern: 'ご注文の前に確認が必要です', labels: [{ kind: 'Install', text: '設置サービス付き' }] }),
  },
  globals: { device: 'mobile', language: 'jp' },
  decorators: [(Story) => <div lang="ja">{Story()}</div>, inList(320)],
  play: async ({ canvas }) => {
    const text = canvas.getByText(/確認が必要です/u).lastChild;
    const at = text?.textContent?.indexOf('必要です') ?? -1;
    if (!text || at < 0) throw new Error('there is no text');
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + '必要です'.length);
    await expect(new Set([...range.getClientRects()].map(({ top }) => top)).size).toBe(1);
  },
};
/** A full-width bracket at the start of a name is not indented. */
export const NameWithABracket: Story = {
  args: { unit: aUnitView({ name: '［成人］梅酒ギフトセット' }) },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('heading');
    name.lang = 'ja';
    const letters = document.createRange();
    const widthOf = (at: number): number => {
      const text = document.createTreeWalker(name, NodeFilter.SHOW_TEXT).nextNode() ?? name;
      letters.setStart(text, at);
      letters.setEnd(text, at + 1);
      return letters.getBoundingClientRect().width;
    };
    await waitFor(() => expect(widthOf(0)).toBeLessThan(widthOf(1) * 0.6));
  },
};

/** A long option starts on the line of its label. */
export const LongOptionOnANarrowPc: Story = {
  args: { unit: aUnitView({ optionText: '저장 용량: 128 GB + 색상: 미드나이트 블랙 + 보호 필름: 강화 유리' }) },
  decorators: [inList(600)],
  play: async ({ canvas }) => {
    const [label, text] = ['옵션', /^저장 용량/u].map((shown) => canvas.getByText(shown).getClientRects());
    await expect(text?.length).toBeGreaterThan(1);
    await expect(Math.abs((text?.[0]?.bottom ?? 0) - (label?.[0]?.bottom ?? 99))).toBeLessThan(8);
  },
};
export const NotSelected: Story = { args: { unit: aUnitView({ box: aBox(), isSelected: false }) } };
export const Phone: Story = { globals: { device: 'mobile' } };
const withCashback = aPriceBlock({ cashbackText: '캐시백 12,340원' });

/** A line of text without the empty pixels above and below its letters. */
const insideOf = (text: Range): DOMRect => {
  const { x, y, width, height } = text.getBoundingClientRect();
  return new DOMRect(x, y + 2, width, height - 4);
};

/** A tip for coupons, and a refused quantity with its fix. */
export const Prompted: Story = {
  args: {
    unit: aUnitView({
      coupon: aCouponButton({ prompt: aCouponPrompt() }),
      price: withCashback,
      quantity: aQuantity({
        error: '남은 수량이 부족해요. 3개까지 살 수 있어요.',
        errorFixes: [anAction({ label: '3개로 바꾸기', accessibleName: '3개로 바꾸기: 햇사과' })],
      }),
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    const tip = canvasElement.querySelector('[data-prompt]')?.getBoundingClientRect() ?? new DOMRect();
    const cashback = document.createRange();
    cashback.selectNodeContents(canvas.getByText('캐시백 12,340원'));
    const buttons = canvas.getAllByRole('button').filter((button) => button.closest('[data-prompt]') === null);
    const covered = [...buttons.map((button) => button.getBoundingClientRect()), insideOf(cashback)].filter(
      ({ left, right, top, bottom }) => left < tip.right && right > tip.left && top < tip.bottom && bottom > tip.top,
    );
    await expect(tip.height).toBeGreaterThan(0);
    await expect(covered).toEqual([]);
    // space between the tip and the next row
    const row = canvasElement.querySelector('[id^="unit-"]')?.getBoundingClientRect() ?? new DOMRect();
    await expect(row.bottom - tip.bottom).toBeGreaterThanOrEqual(3);
    // the tip comes after the first view, and must move nothing (PG-10)
    const { height } = canvasElement.getBoundingClientRect();
    canvasElement.querySelector<HTMLElement>('*:has(> [data-prompt])')?.style.setProperty('display', 'none');
    await expect(canvasElement.getBoundingClientRect().height).toBe(height);
  },
};
export const PromptedOnAPhone: Story = { ...Prompted, globals: { device: 'mobile' } };
/** The tip is next to the stepper and covers no part of it. */
export const PromptedOnASmallPhone: Story = {
  ...PromptedOnAPhone,
  args: { unit: aUnitView({ coupon: aCouponButton({ prompt: aCouponPrompt() }), price: withCashback }) },
  decorators: [inList(328)],
};
/** The tip replaces the limits of the quantity until it is closed. */
export const PromptedWithLimits: Story = {
  ...PromptedOnASmallPhone,
  args: {
    unit: aUnitView({
      coupon: aCouponButton({ prompt: aCouponPrompt() }),
      price: withCashback,
      quantity: aQuantity({ limitsText: '최소 3개 · 최대 30개 · 3개 단위' }),
    }),
  },
  play: async (context) => {
    await Prompted.play?.(context);
    await expect(context.canvas.getByText('최소 3개 · 최대 30개 · 3개 단위')).not.toBeVisible();
  },
};
export const WithCouponApplied: Story = {
  args: {
    unit: aUnitView({ coupon: aCouponButton({ label: '−1,234,000원', appliedText: applied }) }),
  },
};
export const WithCouponAppliedOnAPhone: Story = { ...WithCouponApplied, globals: { device: 'mobile' } };
export const LedgerOpen: Story = {
  play: async ({ args, canvas }) => {
    const { ledgerLabel } = args.unit.price;
    await userEvent.click(canvas.getByRole('button', { name: `${ledgerLabel} ${args.unit.name}` }));
    for (const { text } of aLedger()) await expect(canvas.getByText(text)).toBeVisible();
  },
};
export const LedgerOpenOnAPhone: Story = { ...LedgerOpen, globals: { device: 'mobile' } };
export const EveryLabel: Story = {
  args: {
    unit: aUnitView({
      badge: { service: 'SmileFresh', label: '스마일프레시' },
      deliveryText: '강남점에서 새벽에 배송해요',
      labels: everyLabel,
    }),
  },
};

const blocked = aUnitView({
  box: aBox({ isEnabled: false }),
  isSelected: false,
  canSelect: false,
  image: anImage({ isStruck: true }),
  unorderable: anUnorderable(),
  quantity: aQuantity({
    isEditable: false,
    disabledReason: '주문할 수 없는 상품이라 수량을 바꿀 수 없어요',
    decrease: anAction({ accessibleName: '햇사과 수량 줄이기', isEnabled: false }),
    increase: anAction({ accessibleName: '햇사과 수량 늘리기', isEnabled: false }),
  }),
});
export const Unorderable: Story = {
  args: { unit: blocked },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeDisabled();
    await expect(box).toHaveAccessibleDescription(expect.stringContaining('품절된 상품이에요.'));
  },
};
export const UnorderableOnAPhone: Story = { ...Unorderable, globals: { device: 'mobile' } };
export const Updating: Story = {
  args: {
    unit: aUnitView({
      isUpdating: true,
      updatingText: '수량을 저장하고 있어요',
      quantity: aQuantity({ value: '3', valueNow: 3, isSaving: true }),
    }),
  },
};
/** The unit blocks the order. The details are next to the order button (CK-18). */
export const Concerned: Story = {
  args: { unit: aUnitView({ concern: '주문 전에 확인이 필요해요' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('주문 전에 확인이 필요해요')).toBeVisible();
  },
};
export const ConcernedOnAPhone: Story = { ...Concerned, globals: { device: 'mobile' } };

const endless = 'Extraordinarily-long-unbreakable-name-'.repeat(8);
export const LongTexts: Story = {
  args: {
    unit: aUnitView({
      id: cartUnitId(2),
      name: endless,
      optionText: `색상:${endless} / 사이즈:95(M)`,
      price: aPriceBlock({ price: '1,234,567,890원', oldPrice: '9,999,999,990원' }),
    }),
  },
};
export const LongTextsOnAPhone: Story = {
  ...LongTexts,
  globals: { device: 'mobile' },
  decorators: [inList(288)],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
