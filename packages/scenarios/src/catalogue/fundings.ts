import { won, type FundingDiscount, type Language } from '@baguni/domain';
import { inLanguage, type Translations } from '../words/words.ts';

/** A discount that somebody else than the seller pays for, in short. */
interface FundingRow {
  readonly words: Translations;
  /** What the marketplace calls its policy. */
  readonly policy: string;
  /** Won off each cart unit. */
  readonly off: number;
}

const table = {
  brand3000: {
    words: ['브랜드 지원 할인', 'Brand discount', '品牌补贴', 'ブランド支援割引'],
    policy: '가을 브랜드 지원',
    off: 3000,
  },
  card2000: {
    words: ['카드사 지원 할인', 'Card company discount', '发卡机构补贴', 'カード会社支援割引'],
    policy: '가을 카드사 지원',
    off: 2000,
  },
} satisfies Record<string, FundingRow>;

/** A funding discount by its name in the tables; also its policy number. */
export type FundingName = keyof typeof table;

const rows: Readonly<Record<string, FundingRow>> = table;

/** The funding discounts of the marketplace by number, as a page of that language shows them (DC-03). */
export const fundingsIn = (language: Language): ReadonlyMap<string, Omit<FundingDiscount, 'cartUnitIds'>> =>
  new Map(
    Object.entries(rows).map(([no, { words, policy, off }]) => [
      no,
      {
        discountPolicyNo: no,
        displayName: inLanguage(words, language),
        discountPolicyName: policy,
        discountPrice: won(off),
      },
    ]),
  );
