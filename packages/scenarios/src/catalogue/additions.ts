import type { Translations } from '../words/words.ts';

/** An additional product that some items offer. */
export interface AdditionRow {
  readonly name: Translations;
  /** Left out where the name alone says it. */
  readonly value?: Translations;
  /** Price of one, in won. */
  readonly price: number;
  /** Pieces left; left out where it is not limited. */
  readonly stock?: number;
}

const wrapping: Translations = ['포장', 'Wrapping', '包装', 'ラッピング'];
const service: Translations = ['서비스', 'Service', '服务', 'サービス'];

const table = {
  bojagi: {
    name: wrapping,
    value: ['보자기 포장', 'Bojagi cloth wrap', '韩式包袱皮包装', 'ポジャギ包み'],
    price: 3000,
  },
  giftBox: { name: wrapping, value: ['선물 상자', 'Gift box', '礼品盒', 'ギフトボックス'], price: 2000 },
  shoppingBag: { name: wrapping, value: ['쇼핑백', 'Paper carrier bag', '手提纸袋', '紙の手提げ袋'], price: 500 },
  icePack: { name: ['아이스팩 추가', 'Extra ice pack', '加冰袋', '保冷剤追加'], price: 700 },
  chojang: {
    name: ['초장 200 g', 'Sweet chilli vinegar sauce 200 g', '韩式醋辣酱 200 g', '酢コチュジャン 200 g'],
    price: 1500,
    stock: 40,
  },
  siliconeLid: {
    name: ['실리콘 뚜껑', 'Silicone lid', '硅胶锅盖', 'シリコン蓋'],
    price: 6900,
    stock: 15,
  },
  tieback: {
    name: ['커튼 타이백 2개', 'Curtain tiebacks, pair', '窗帘绑带 2条', 'カーテンタッセル 2本'],
    price: 4900,
  },
  curtainRod: {
    name: ['커튼봉 세트', 'Curtain rod set', '窗帘杆套装', 'カーテンレールセット'],
    price: 15900,
    stock: 8,
  },
  cushion: {
    name: ['좌방석', 'Seat cushion', '坐垫', '座布団クッション'],
    price: 9900,
    stock: 0,
  },
  shoeCare: {
    name: ['신발 관리 키트', 'Shoe care kit', '鞋类护理套装', 'シューケアキット'],
    price: 7900,
  },
  screenFilm: {
    name: ['강화유리 필름', 'Tempered glass film', '钢化玻璃膜', '強化ガラスフィルム'],
    price: 5900,
    stock: 60,
  },
  sleeve: {
    name: ['노트북 파우치', 'Laptop sleeve', '笔记本内胆包', 'ノートパソコンケース'],
    price: 14900,
    stock: 22,
  },
  batteries: {
    name: ['AA 건전지 4개', 'AA batteries, 4 pcs', 'AA电池 4节', '単3電池 4本'],
    price: 2900,
  },
  takeAway: {
    name: service,
    value: ['폐가전 수거', 'Take away the old one', '旧家电回收', '古い家電の引き取り'],
    price: 0,
  },
  wallMount: {
    name: service,
    value: ['벽걸이 설치', 'Wall mounting', '壁挂安装', '壁掛け設置'],
    price: 55000,
    stock: 5,
  },
  pegs: {
    name: ['단조 펙 10개', 'Forged pegs, 10 pcs', '锻造地钉 10个', '鍛造ペグ 10本'],
    price: 12900,
    stock: 30,
  },
  groundSheet: {
    name: ['그라운드시트', 'Ground sheet', '帐篷地布', 'グランドシート'],
    price: 24900,
    stock: 12,
  },
  bookCover: {
    name: ['투명 북커버', 'Clear book cover', '透明书皮', '透明ブックカバー'],
    price: 1200,
  },
  potStand: {
    name: ['원목 화분 받침', 'Wooden pot stand', '实木花盆架', '木製鉢スタンド'],
    price: 11000,
    stock: 9,
  },
  bib: { name: ['면 턱받이', 'Cotton bib', '纯棉围兜', 'コットンスタイ'], price: 3900 },
} satisfies Record<string, AdditionRow>;

/** An additional product, by its name in the tables. */
export type AdditionName = keyof typeof table;

/** The additional products that items offer. */
export const additions: Readonly<Record<AdditionName, AdditionRow>> = table;
