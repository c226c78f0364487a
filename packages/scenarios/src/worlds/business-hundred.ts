import { hundredUnits } from './hundred-units.ts';
import { member } from './people.ts';
import type { Scenario } from './world.ts';

/** A domestic business buyer with a full cart: an estimate of a hundred units (ES-05). */
export const businessHundred: Scenario = {
  ...hundredUnits,
  name: 'business-hundred',
  no: 23,
  title: ['사업자 회원의 상품 100개', 'A business buyer’s hundred units', '企业买家的100件商品', '法人会員の商品100点'],
  note: [
    '장바구니를 가득 채운 국내 사업자 회원이에요. PC에서 상품 100개의 견적서를 인쇄하거나 엑셀로 저장해 보세요.',
    'A domestic business buyer whose cart is full. On PC, print an estimate of a hundred units or save it as an Excel file.',
    '购物车已装满的韩国国内企业会员。请在PC端打印100件商品的报价单或保存为Excel文件。',
    'カートがいっぱいの国内の法人会員です。PCで商品100点の見積書を印刷するか、Excelで保存してみてください。',
  ],
  buyer: member('대한문구', { buyerGrade: 'Biz', isDomesticBusinessman: true, cartSize: 200 }),
};
