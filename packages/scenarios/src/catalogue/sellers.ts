import { sellerKey, type Language, type Seller } from '@baguni/domain';
import { inLanguage, type Translations } from '../words/words.ts';

const table = {
  haon: ['하온농장', 'Haon Farm', '夏温农场', 'ハオン農園'],
  bada: ['바다결수산', 'Badagyeol Seafood', '海韵水产', 'パダギョル水産'],
  onda: ['온다키친', 'Onda Kitchen', '温达厨房', 'オンダキッチン'],
  moa: ['모아리빙', 'Moa Living', '默雅家居', 'モアリビング'],
  harugyeol: ['하루결', 'Harugyeol', '日纹服饰', 'ハルギョル'],
  georeum: ['걸음상점', 'Georeum Shoes & Bags', '步履鞋包', 'コルム商店'],
  naraon: ['나라온전자', 'Naraon Electronics', '娜拉温电子', 'ナラオン電子'],
  deundeun: ['든든가전', 'Deundeun Appliances', '踏实家电', 'トゥンドゥン家電'],
  bombit: ['봄빛뷰티', 'Bombit Beauty', '春光美妆', 'ポムビッビューティー'],
  byeol: ['별책서점', 'Byeolchaek Books', '星册书店', 'ピョルチェク書店'],
  noeul: ['노을캠프', 'Noeul Camp', '晚霞露营', 'ノウルキャンプ'],
  dodam: ['도담아이', 'Dodam Kids', '多潭童品', 'トダムキッズ'],
  mongle: ['몽글펫', 'Mongle Pet', '萌果宠物', 'モングルペット'],
  green: ['초록구석', 'Green Nook', '绿角落', 'みどりの片すみ'],
  dasi: ['다시봄중고', 'Dasibom Second Hand', '重逢二手店', 'タシボム中古店'],
  narae: ['나래티켓', 'Narae Tickets', '娜来票务', 'ナレチケット'],
  sol: ['솔백화점', 'Sol Department Store', '松百货', 'ソル百貨店'],
  sulgil: ['술길양조장', 'Sulgil Brewery', '酒路酿造坊', 'スルギル醸造所'],
  fresh: ['스마일프레시몰', 'SmileFresh Mall', 'SmileFresh 生鲜超市', 'SmileFresh モール'],
  pantry: ['팬트리원', 'Pantry One', '优选食品柜', 'パントリーワン'],
  clean: ['맑은살림', 'Malgeun Home Care', '清净居家', 'マルグン暮らし'],
  babyPlus: ['베이비포근', 'Baby Pogeun', '暖暖宝贝', 'ベビーポグン'],
  gsMapo: ['GS프레시', 'GS Fresh', 'GS Fresh 超市', 'GSフレッシュ'],
  lotteSeogyo: ['롯데슈퍼', 'Lotte Super', '乐天超市 Super', 'ロッテスーパー'],
  lotteSeoul: ['롯데마트', 'Lotte Mart', '乐天玛特', 'ロッテマート'],
  homeHapjeong: ['홈플러스', 'Home Plus', 'Home Plus 超市', 'ホームプラス'],
} satisfies Record<string, Translations>;

/** A seller, by its name in the tables; also its key. */
export type SellerName = keyof typeof table;

/** The sellers of the demo marketplace over the four services, in four languages. */
export const sellerWords: Readonly<Record<SellerName, Translations>> = table;

/** A seller as a page of that language shows it. */
export const sellerIn = (name: SellerName, language: Language): Seller => ({
  sellerKey: sellerKey(name),
  sellerName: inLanguage(sellerWords[name], language),
  miniShopName: inLanguage(sellerWords[name], language),
  shopLink: `/minishop/${name}`,
});
