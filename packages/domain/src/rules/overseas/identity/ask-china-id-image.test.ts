import { expect, test } from 'vitest';
import { cartUnitId } from '../../../money/ids.ts';
import type { ShippingCompanyType } from '../../../entities/overseas/company.ts';
import { noPapers } from '../../../entities/overseas/oversea.ts';
import { parcel, shipping } from '../../../testing/oversea-rules.ts';
import { findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { askChinaIdImage } from './ask-china-id-image.ts';

const order = (hasChinaIdImage: boolean, company: ShippingCompanyType = 'SFExpress', country = 'China') =>
  shipping(country, company, [parcel(1)], { papers: { ...noPapers, hasChinaIdImage } });

test('[OV-10] SF Express to China requires an image of the identity card', () => {
  expect(isBroken(askChinaIdImage, order(false))).toBe(true);
  expect(isBroken(askChinaIdImage, order(true))).toBe(false);
  expect(isBroken(askChinaIdImage, { ...order(false), chosen: [] })).toBe(false);
});

test('[OV-10] other companies and countries do not', () => {
  expect(isBroken(askChinaIdImage, order(false, 'EMS'))).toBe(false);
  expect(isBroken(askChinaIdImage, order(false, 'SFExpress', 'Japan'))).toBe(false);
});

test('[OV-10 CK-18] fixes: provide it, use another company, or ship to South Korea', () => {
  expect(findingOf(askChinaIdImage, order(false))).toMatchObject({
    units: [cartUnitId(1)],
    fixes: [
      { type: 'GivePapers', paper: 'ChinaIdImage' },
      { type: 'ChooseCompany', company: 'EMS' },
      { type: 'ShipDomestic' },
    ],
  });
});

test('[ER-09] has a message in every language', () => {
  expect(saidIn(findingOf(askChinaIdImage, order(false)))).toEqual({
    ko: 'SF Express로 중국에 보내실 때는 신분증 이미지가 필요합니다. 이미지를 등록해 주십시오.',
    en: 'SF Express needs an image of your ID to ship to China. Please add one.',
    cn: '使用顺丰速运寄往中国时需要身份证图片，请上传。',
    jp: 'SF Expressで中国へお送りになる場合は、身分証の画像が必要です。画像を登録してください。',
  });
});
