import { detailKey, type LoneLayerAnswer } from '@baguni/domain/internal';
import { aSafeTarget } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { loneAnswer, type AnswerWindow } from './lone-answer.ts';

const detail = { layerType: 'CartMemo', title: '', texts: [], showingItems: [], buttonText: '' } as const;
const lone = {
  key: detailKey('k'),
  detail,
  place: { tenant: 'marketplace', device: 'pc', language: 'ko' },
  target: aSafeTarget('https://shop.example/cart?answer=0'),
} as const;

/** Answers in a window, which is then left. Returns what happened, in order. */
const happened = (opened: 'ByPage' | 'InFrame' | 'Alone', answer: LoneLayerAnswer | undefined): readonly unknown[] => {
  const seen: unknown[] = [];
  const other = { postMessage: (message: unknown, origin: unknown) => void seen.push([message, origin]) };
  const leaving = new EventTarget();
  const window = Object.assign(leaving, {
    opener: opened === 'ByPage' ? other : null,
    location: { origin: 'https://shop.example', assign: (to: string | URL) => void seen.push(String(to)) },
  });
  const inside: AnswerWindow = Object.assign(window, { parent: opened === 'InFrame' ? other : (window as never) });
  const say = loneAnswer(inside, lone, () => void seen.push('closed'));
  if (answer !== undefined) say(answer);
  leaving.dispatchEvent(new Event('pagehide'));
  return seen;
};

const told = (answer: LoneLayerAnswer) => [
  { source: 'baguni-layer', layerType: 'CartMemo', key: 'k', answer },
  'https://shop.example',
];

test.each([
  ['ByPage', true, [told(true), 'closed']],
  ['ByPage', 'OrderTogether', [told('OrderTogether'), 'closed']],
  ['ByPage', undefined, [told(false)]],
  ['InFrame', false, [told(false)]],
  ['Alone', true, ['https://shop.example/cart?answer=true']],
  ['Alone', false, ['closed']],
] as const)(
  '[RT-08] a layer that is open %s and answered %s reports the answer once and closes',
  (opened, answer, seen) => {
    expect(happened(opened, answer)).toEqual(seen);
  },
);
