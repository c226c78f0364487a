import type { ShippingAddress } from '@baguni/domain/internal';

const at = (
  addressNo: string,
  zipCode: string,
  address: string,
  over: Partial<ShippingAddress> = {},
): ShippingAddress => ({
  addressNo,
  address,
  zipCode,
  countryType: 'SouthKorea',
  alterType: 'Normal',
  alterText: undefined,
  ...over,
});

/** Demo addresses of a buyer (AD-02); most buyers use the first. */
export const demoAddresses: readonly ShippingAddress[] = [
  at('1', '04001', '서울특별시 마포구 새벽별로 12, 3층'),
  at('2', '04766', '서울특별시 성동구 왕십리로 83-21, 101동 1502호'),
  at('3', '48095', '부산광역시 해운대구 해운대해변로 296, 1203호'),
  at('4', '63122', '제주특별자치도 제주시 첨단로 242, 204호', { alterType: 'NotSupport' }),
  at('5', '', 'Flat B, 12/F, 88 Nathan Road, Tsim Sha Tsui, Hong Kong', { countryType: 'HongKong' }),
];
