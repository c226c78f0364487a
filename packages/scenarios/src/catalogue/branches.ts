import {
  won,
  type BranchServiceType,
  type ExpressShopBranch,
  type ExpressShopType,
  type Language,
  type SmileFreshBranch,
} from '@baguni/domain';
import { inLanguage, type Translations } from '../words/words.ts';

/** A branch of a same-day shop. */
interface ExpressRow {
  readonly expressShopType: ExpressShopType;
  readonly branchCode: string;
  readonly branchName: Translations;
}

const express = {
  gsMapo: {
    expressShopType: 'GSFresh',
    branchCode: 'GS1042',
    branchName: ['마포점', 'Mapo branch', '麻浦店', '麻浦店'],
  },
  lotteSeogyo: {
    expressShopType: 'LotteSuper',
    branchCode: 'LS0310',
    branchName: ['서교점', 'Seogyo branch', '西桥店', '西橋店'],
  },
  lotteSeoul: {
    expressShopType: 'LotteMart',
    branchCode: 'LM0021',
    branchName: ['서울역점', 'Seoul Station branch', '首尔站店', 'ソウル駅店'],
  },
  homeHapjeong: {
    expressShopType: 'HomePlus',
    branchCode: 'HP0177',
    branchName: ['합정점', 'Hapjeong branch', '合井店', '合井店'],
  },
} satisfies Record<string, ExpressRow>;

/** A same-day branch; it has the name of the seller that stands behind it. */
export type ExpressBranchName = keyof typeof express;

const expressRows: Readonly<Record<ExpressBranchName, ExpressRow>> = express;

/** Whether a seller's name is that of a same-day branch. */
export const isExpressBranch = (name: string): name is ExpressBranchName => Object.hasOwn(express, name);

/** A same-day branch. @param added won that it adds to the price of one piece (PR-01) */
export const expressBranchIn = (name: ExpressBranchName, language: Language, added = 0): ExpressShopBranch => {
  const { expressShopType, branchCode, branchName } = expressRows[name];
  return {
    expressShopType,
    branchCode,
    branchName: inLanguage(branchName, language),
    branchAdditionalPrice: won(added),
  };
};

/** A grocery centre, and when it brings anything at all. */
interface FreshRow {
  readonly branchCode: string;
  readonly branchName: Translations;
  readonly branchServiceTypes: readonly BranchServiceType[];
}

const seongsu: FreshRow = {
  branchCode: 'SF2001',
  branchName: ['성수센터', 'Seongsu centre', '圣水配送中心', '聖水センター'],
  branchServiceTypes: ['Reserve', 'Dawn'],
};

const busan: FreshRow = {
  branchCode: 'SF2601',
  branchName: ['부산센터', 'Busan centre', '釜山配送中心', '釜山センター'],
  branchServiceTypes: ['Reserve'],
};

/** The grocery centres of the demo. */
export const freshCentres: readonly FreshRow[] = [seongsu, busan];

const freshByRegion: Readonly<Record<string, FreshRow>> = {
  '0': seongsu,
  '1': seongsu,
  '46': busan,
  '47': busan,
  '48': busan,
};

/** The grocery centre that serves a zip code; undefined where none does (AD-03). */
export const freshBranchAt = (zipCode: string): FreshRow | undefined =>
  freshByRegion[zipCode.slice(0, 2)] ?? freshByRegion[zipCode.slice(0, 1)];

/** The grocery centre. @param services when it can bring the item */
export const freshBranchIn = (
  services: readonly BranchServiceType[],
  language: Language,
  added = 0,
): SmileFreshBranch => ({
  branchCode: seongsu.branchCode,
  branchName: inLanguage(seongsu.branchName, language),
  branchAdditionalPrice: won(added),
  branchServiceTypes: services,
});
