import { expect, test } from 'vitest';
import { parseRoute } from './parse-route.ts';

const read = (search: string) => {
  const { query, problems } = parseRoute(`/ko/pc/cart?${search}#mock=true`);
  return { ...query, problems };
};

const nothing = {
  fromPC: undefined,
  mock: false,
  signalCartUnitId: undefined,
  expressShop: undefined,
  closeUrl: undefined,
  returnUrl: undefined,
  problems: [],
};

test('[RT-04] all parameters become typed values', () => {
  const express = encodeURIComponent(JSON.stringify({ expressShopType: 'LotteMart', branchCode: '77', more: [1] }));
  const search = `fromPC=true&mock=true&signalCartUnitId=1205&expressShop=${express}&closeUrl=%2Fhome&returnUrl=https%3A%2F%2Fshop.example%2Fa%3Fb%3D1`;
  expect(read(search)).toEqual({
    fromPC: true,
    mock: true,
    signalCartUnitId: 1205,
    expressShop: { expressShopType: 'LotteMart', branchCode: '77' },
    closeUrl: '/home',
    returnUrl: 'https://shop.example/a?b=1',
    problems: [],
  });
});

test('[RT-04] missing and foreign parameters are not a problem', () => {
  expect(read('')).toEqual(nothing);
  expect(read('utm=%&Mock=true&&=&__proto__=1')).toEqual(nothing);
  expect(read('fromPC=false&mock=false')).toEqual({ ...nothing, fromPC: false });
});

test.each([
  ['fromPC=yes', 'fromPC', 'NotBoolean'],
  ['mock', 'mock', 'NotBoolean'],
  ['mock=TRUE', 'mock', 'NotBoolean'],
  ['mock=%E0%A4%A', 'mock', 'NotDecodable'],
  ['signalCartUnitId=', 'signalCartUnitId', 'NotUnitId'],
  ['signalCartUnitId=0', 'signalCartUnitId', 'NotUnitId'],
  ['signalCartUnitId=-1', 'signalCartUnitId', 'NotUnitId'],
  ['signalCartUnitId=1e3', 'signalCartUnitId', 'NotUnitId'],
  ['signalCartUnitId=1.5', 'signalCartUnitId', 'NotUnitId'],
  ['signalCartUnitId=9007199254740992', 'signalCartUnitId', 'NotUnitId'],
  ['expressShop={', 'expressShop', 'NotExpressShop'],
  ['expressShop=null', 'expressShop', 'NotExpressShop'],
  ['expressShop=[]', 'expressShop', 'NotExpressShop'],
  ['expressShop={"branchCode":"7"}', 'expressShop', 'NotExpressShop'],
  ['expressShop={"expressShopType":"GSFresh"}', 'expressShop', 'NotExpressShop'],
  ['expressShop={"expressShopType":"GSFresh","branchCode":7}', 'expressShop', 'NotExpressShop'],
  ['expressShop={"expressShopType":"GSFresh","branchCode":""}', 'expressShop', 'NotExpressShop'],
  ['expressShop={"__proto__":{"expressShopType":"GSFresh","branchCode":"7"}}', 'expressShop', 'NotExpressShop'],
  ['closeUrl=javascript:alert(1)', 'closeUrl', 'NotAddress'],
  ['closeUrl=data:text/html,x', 'closeUrl', 'NotAddress'],
  ['closeUrl=intent://x', 'closeUrl', 'NotAddress'],
  ['closeUrl=baguni-mg:webviewclose', 'closeUrl', 'NotAddress'],
  ['closeUrl=//evil.example', 'closeUrl', 'NotAddress'],
  ['closeUrl=home', 'closeUrl', 'NotAddress'],
  ['closeUrl=', 'closeUrl', 'NotAddress'],
  ['returnUrl=/a%5Cb', 'returnUrl', 'NotAddress'],
  ['returnUrl=/a%0Ab', 'returnUrl', 'NotAddress'],
  ['returnUrl=/a%20', 'returnUrl', 'NotAddress'],
  ['returnUrl=https://me@evil.example', 'returnUrl', 'NotAddress'],
  ['returnUrl=https://', 'returnUrl', 'NotAddress'],
  [`returnUrl=/${'a'.repeat(2048)}`, 'returnUrl', 'NotAddress'],
])('[RT-04] the malformed value %s is ignored and reported, and affects no other', (search, param, reason) => {
  expect(read(search)).toEqual({ ...nothing, problems: [{ param, reason }] });
  if (param !== 'mock')
    expect(read(`${search}&mock=true`)).toEqual({ ...nothing, mock: true, problems: [{ param, reason }] });
});

test('[RT-04] an unknown store chain counts as the chain for all others', () => {
  const { expressShop } = read('expressShop={"expressShopType":"NewMart","branchCode":"1"}');
  expect(expressShop).toEqual({ expressShopType: 'HomePlus', branchCode: '1' });
});

test('[RT-04 RD-6] the first of a repeated parameter counts, and the repetition is reported', () => {
  expect(read('mock=true&mock=false')).toEqual({
    ...nothing,
    mock: true,
    problems: [{ param: 'mock', reason: 'Repeated' }],
  });
  expect(read('signalCartUnitId=x&signalCartUnitId=5').signalCartUnitId).toBeUndefined();
});

test('[RT-12] an app address is well formed; the page decides whether to follow it', () => {
  expect(read('closeUrl=baguni-iac%3A%2F%2Fwebviewclose').closeUrl).toEqual('baguni-iac://webviewclose');
});
