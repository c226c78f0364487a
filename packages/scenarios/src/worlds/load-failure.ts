import { member, ordinary } from './people.ts';
import type { Scenario } from './world.ts';

/** The first read of the cart fails (PG-04, LS-05). */
export const loadFailure = {
  ...ordinary,
  name: 'load-failure',
  no: 8,
  title: ['불러오기 실패', 'Load failure', '加载失败', '読み込み失敗'],
  note: [
    '서버가 장바구니를 주지 못해요. 실패 화면과 다시 시도 단추를 확인해 보세요.',
    'The server cannot give the cart. See the failure view and its retry.',
    '服务器无法返回购物车。可以查看失败页面和重试按钮。',
    'サーバーからカートを取得できません。失敗画面と再試行ボタンをご確認ください。',
  ],
  buyer: member('강예은'),
  choices: [{ item: 'honey-apples', options: ['home/3kg'] }],
  behaviour: { fails: ['getInitialCart'], unreadable: [] },
} as const satisfies Scenario;
