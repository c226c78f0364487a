import { languages } from '@baguni/domain';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { browserAt, signedIn } from '@baguni/cart-server/testing';
import { openedBy } from '@baguni/cart-server/testing';
import { demoServer } from '../testing/demo-server.ts';
import { texts } from '../texts/texts.ts';

let app: FastifyInstance;
beforeAll(async () => {
  ({ app } = await demoServer());
});

const at = (returnUrl: string): string => `/self-authentication?returnUrl=${encodeURIComponent(returnUrl)}`;

test('[CK-15] verifies the buyer with one press and returns to the cart', async () => {
  const browser = await signedIn(app, 'simple-member');
  expect((await openedBy(browser)).buyer).toMatchObject({ isIdentityVerified: false });
  const response = await browser.form(at('/en/m/cart/stardelivery?fromPC=true'), {});
  expect([response.statusCode, response.headers['location']]).toEqual([303, '/en/m/cart/stardelivery?fromPC=true']);
  expect((await openedBy(browser)).buyer).toMatchObject({ isIdentityVerified: true, isCertificatedAdult: true });
});

test('[CK-15] returns a guest without any change', async () => {
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

test.each(languages)('shows the page in %s, the language of its cart', async (language) => {
  const { body } = await browserAt(app).get(at(`/${language}/pc/cart`));
  expect(body).toContain(texts[language].verification.lead);
  expect(body).not.toMatch(/<script|<style|style=|\son\w+=/u);
});

test('[CK-15] refuses the form of another site although the browser sends the cookie (CS-1)', async () => {
  const browser = await signedIn(app, 'one-seller');
  const response = await browser.form(at('/ko/pc/cart'), {}, { origin: 'https://evil.example' });
  expect(response.statusCode).toBe(403);
  expect((await openedBy(browser)).buyer).toMatchObject({ isLogin: true, isIdentityVerified: false });
});

test('[CK-11] certifies only the age of the cart, not the buyer; under 19 remains under 19', async () => {
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

test.each(languages)('[CK-11] offers an age certification in %s', async (language) => {
  const { body } = await browserAt(app).get(at(`/${language}/pc/cart`));
  expect(body).toContain(texts[language].verification.certify);
});
