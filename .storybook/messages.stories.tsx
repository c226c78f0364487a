import {
  formatMessage,
  isMessageKey,
  languages,
  messageParams,
  type MessageKey,
  type Messages,
} from '@baguni/domain/internal';
import { messages as cn } from '@baguni/domain/messages/cn';
import { messages as en } from '@baguni/domain/messages/en';
import { messages as jp } from '@baguni/domain/messages/jp';
import { messages as ko } from '@baguni/domain/messages/ko';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** Every message with sample values, in the language of the toolbar. The API reference links each code to its story. */
export default { title: 'Design/Messages', tags: ['!autodocs'] } satisfies Meta;
type Story = StoryObj;

const texts: Readonly<Record<string, Messages>> = { ko, en, cn, jp };
const samples: Readonly<Record<string, string | number>> = {
  product: 'Apples 3 kg',
  country: 'Japan',
  currency: 'USD',
  method: 'Smile Pay',
  products: 'Apples 3 kg, Pears',
  coupons: '10 %',
  list: 'Apples 3 kg: 2',
  lost: 1,
  code: '9999',
};

const keys = Object.keys(messageParams).filter(isMessageKey);
const prefixes: string[] = [];

/** Shows the messages whose codes start with a prefix; `''` shows the codes of no other story. */
const startingWith = (prefix: string): Story => {
  const others = prefix === '' ? [...prefixes] : [];
  prefixes.push(prefix);
  const shown = keys.filter((key) => key.startsWith(prefix) && !others.some((other) => key.startsWith(other)));
  const textOf = (key: MessageKey, language: unknown): string => {
    const params = Object.fromEntries(messageParams[key].map((name: string) => [name, samples[name] ?? 3]));
    return formatMessage(texts[languages.find((one) => one === language) ?? 'ko'] ?? ko, key, params);
  };
  return {
    parameters: { layout: 'padded' },
    render: (_, { globals }) => (
      <dl>
        {shown.map((key) => (
          <div key={key} id={key}>
            <dt>
              <code>{key}</code>
            </dt>
            <dd>{textOf(key, globals['language'])}</dd>
          </div>
        ))}
      </dl>
    ),
    play: async ({ canvasElement }) => {
      await expect(shown.length).toBeGreaterThan(0);
      const printed = [...canvasElement.querySelectorAll('dd')].map(({ textContent }) => textContent);
      await expect(printed).toHaveLength(shown.length);
      await expect(printed.filter((text) => /^$|[{}…]/u.test(text))).toEqual([]);
    },
  };
};

export const Page = startingWith('CART-BR-');
export const Adding = startingWith('CART-BR1-');
export const Members = startingWith('CART-BR2-');
export const Identity = startingWith('CHECKOUT-BR2-');
export const Quantity = startingWith('CART-BR3-');
export const Removal = startingWith('CART-BR4-');
export const Coupons = startingWith('CART-BR5-');
export const Order = startingWith('CART-BR7-');
export const UnableToOrder = startingWith('UNABLE-');
export const CouponsByName = startingWith('COUPON-');
export const Questions = startingWith('ASK-');
export const Others = startingWith('');
