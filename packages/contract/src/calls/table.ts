// every call, one file for each subject: the client, the server's routes and the API description are derived from this list
export * from './cart.ts';
export * from './checkout.ts';
export * from './club.ts';
export * from './coupon.ts';
export * from './estimate.ts';
export * from './gateway.ts';
export * from './information.ts';
export * from './offers.ts';
export * from './overseas.ts';
export * from './page.ts';
export * from './recommend.ts';
export * from './reference.ts';
export * from './shipping.ts';
