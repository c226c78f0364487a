import { noOversea } from '@baguni/domain';
import { cartOf } from '@baguni/domain/engine';
import { expect, test } from 'vitest';
import { wordingOf } from '../questions/answer.ts';
import { fixText } from './fix-text.ts';

const companies = [{ shippingCompanyType: 'SFExpress', shippingCompanyName: '顺丰速运' } as const];
const cart = cartOf([], { oversea: { ...noOversea, companies } });

test('[EN-03 CK-18] a courier is told by the name that the cart has for it', () => {
  const said = (company: 'EMS' | 'SFExpress') => fixText(wordingOf('en'), cart, { type: 'ChooseCompany', company });
  expect(said('SFExpress')).toBe('ship with 顺丰速运');
  expect(said('EMS')).toBe('ship with EMS');
});
