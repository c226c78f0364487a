import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { detailKey, loneLayerTypes } from './details.ts';
import { confirmationsOf, layerAnswer } from './layer-answers.ts';
import { law } from '../testing/laws.ts';

const incomeDutyAnswers = ['OnlyIncomeDutyItem', 'OrderTogether'] as const;
const allowed = ['http://localhost:4000'];
const [origin = ''] = allowed;
const opened = { layerType: 'ConfirmOrderExceptSomeItems', key: detailKey('K1') } as const;
const data = { source: 'baguni-layer', ...opened, answer: true };

test.each([true, false, ...incomeDutyAnswers])('[RT-08] %s is received unchanged', (answer) => {
  expect(layerAnswer({ origin, data: { ...data, answer } }, allowed, opened)).toEqual(O.some(answer));
});

test.each(['', 'null', 'https://evil.example', 'http://localhost:4001', 'https://localhost:4000'])(
  '[RT-08] ignores an answer from “%s”',
  (other) => {
    expect(layerAnswer({ origin: other, data }, allowed, opened)).toEqual(O.none);
    expect(layerAnswer({ origin: other, data }, ['null', ''], opened)).toEqual(O.none);
  },
);

test.each([
  { ...data, source: 'baguni-gateway' },
  { ...data, layerType: 'CartMemo' },
  { ...data, key: 'K2' },
  { ...data, answer: 'true' },
  { ...data, answer: undefined },
  Object.create(data),
])('[RT-08] %j is no answer of this layer', (other) => {
  expect(layerAnswer({ origin, data: other }, allowed, opened)).toEqual(O.none);
});

law('[RT-08] handles any input without an exception', [fc.anything()], (other) => {
  expect(layerAnswer({ origin, data: other }, allowed, opened)).toEqual(O.none);
});

test.each(loneLayerTypes)(
  '[RT-08] %s can be confirmed if it asks a question; an informing layer can only be closed',
  (layerType) => {
    const isIncomeDuty = layerType === 'ConfirmIncomeDutyItemOrderType';
    expect(confirmationsOf({ layerType, buttonText: 'Order' })).toEqual(isIncomeDuty ? incomeDutyAnswers : [true]);
    expect(confirmationsOf({ layerType, buttonText: '' })).toEqual(isIncomeDuty ? incomeDutyAnswers : []);
  },
);
