import { languages } from '@baguni/domain';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { browserAt, signedIn } from '@baguni/cart-server/testing';
import { openedBy } from '@baguni/cart-server/testing';
import { demoServer } from '../testing/demo-server.ts';
import { selfAuthenticationWords } from './self-authentication-words.ts';

let app: FastifyInstance;
beforeAll(async () => {
  ({ app } = await demoServer());
});

const at = (returnUrl: string): string => `/self-authentication?returnUrl=${encodeURIComponent(returnUrl)}`;

test('[CK-15] one press verifies the buyer and leads back to the cart they came from', async () => {
  const browser = await signedIn(app, 'simple-member');
  expect((await openedBy(browser)).buyer).toMatchObject({ isIdentityVerified: false });
  const response = await browser.form(at('/en/m/cart/stardelivery?fromPC=true'), {});
  expect([response.statusCode, response.headers['location']]).toEqual([303, '/en/m/cart/stardelivery?fromPC=true']);
  expect((await openedBy(browser)).buyer).toMatchObject({ isIdentityVerified: true, isCertificatedAdult: true });
});

test('[CK-15] a guest is led back and nothing else happens', async () => {
  const response = await browserAt(app).form(at('/ko/pc/cart'), {});
  expect([response.statusCode, response.headers['location']]).toEqual([303, '/ko/pc/cart']);
});

test.each(['https://evil.example/', '//evil.example/ko/cart', '/\\evil.example', '/demo', 'javascript:alert(1)', ''])(
  '[RT-12] %j is no way back',
  async (returnUrl) => {
    const response = await browserAt(app).form(at(returnUrl), {});
    expect(response.headers['location']).toBe('/');
    expect((await browserAt(app).get(at(returnUrl))).body).toContain('href="/"');
  },
);

test.each(languages)('the page speaks %s, the language of its cart', async (language) => {
  const { body } = await browserAt(app).get(at(`/${language}/pc/cart`));
  expect(body).toContain(selfAuthenticationWords[language].lead);
  expect(body).not.toMatch(/<script|<style|style=|\son\w+=/u);
});

test('[CK-15] another site’s form verifies nobody, though the browser sends the cookie along (CS-1)', async () => {
  const browser = await signedIn(app, 'one-seller');
  const response = await browser.form(at('/ko/pc/cart'), {}, { origin: 'https://evil.example' });
  expect(response.statusCode).toBe(403);
  expect((await openedBy(browser)).buyer).toMatchObject({ isLogin: true, isIdentityVerified: false });
});

test('[CK-11] certifying the age alone certifies the cart, not who the buyer is; under 19 stays under 19', async () => {
  const certified = async (name: string) => {
    const browser = await signedIn(app, name);
    const before = await openedBy(browser);
    const { statusCode } = await browser.form(at('/ko/pc/cart'), { of: 'age' });
    const after = await openedBy(browser);
    return { statusCode, before: before.isCertificatedAdult, after: after.isCertificatedAdult, buyer: after.buyer };
  };
  expect(await certified('coupon-collector')).toMatchObject({
    statusCode: 303,
    before: false,
    after: true,
    buyer: { isIdentityVerified: false, isCertificatedAdult: false },
  });
  expect(await certified('under-nineteen')).toMatchObject({ after: false });
});

test.each(languages)('[CK-11] in %s the page offers to certify the age alone', async (language) => {
  const { body } = await browserAt(app).get(at(`/${language}/pc/cart`));
  expect(body).toContain(selfAuthenticationWords[language].certify);
});
