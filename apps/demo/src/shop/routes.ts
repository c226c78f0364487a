import { demoBuyerOf } from '@baguni/backend';
import {
  charsetLanguage,
  keepCharset,
  preferredLanguage,
  Refused,
  returnAddressOf,
  tenantOf,
  type AddStorefront,
  type ApiDeps,
} from '@baguni/cart-server';
import { languages, type Language } from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptForms, fieldsOf, queryOf, sendPage, type Fields } from '../markup/forms.ts';
import { addToCart } from './add-to-cart.ts';
import type { Asked } from './ask.ts';
import { choiceIn } from './choice.ts';
import { downloadCoupon } from './coupons.ts';
import type { Told } from './item-page.tsx';
import { shelfIn, type ShopItem } from './shelf.ts';
import { plainPaths, SEARCH, shopPageAt, shopPath, type AskedShopPage, type ShopPage } from './shop-page.ts';
import { goOnTo, showItem, showPage } from './show-page.ts';
import styles from './shop.scss?inline';

const FORM_BYTES = 8_192;
const ITEM = '/item/:key';
const IN_LANGUAGE = '/:language(^(?:ko|en|cn|jp)$)';
const paths = [...Object.values(plainPaths), SEARCH, ITEM, '/minishop/:key', '/receipt/:key'];

/** The language of the referring page of this site; links from data have none. */
const referringLanguage = ({ headers, host }: FastifyRequest): Language | undefined => {
  const from = URL.parse(headers.referer ?? '');
  return from?.host === host ? languages.find((one) => from.pathname.startsWith(`/${one}/`)) : undefined;
};

const askedPage = ({ url }: FastifyRequest): AskedShopPage & { readonly language: Language } => {
  const asked = shopPageAt(url);
  if (!asked?.language) throw new Refused(404, 'no such page of the shop');
  return { ...asked, language: asked.language };
};

/** Redirects an address without a language: chosen before, of the referring page, or the browser’s. */
const leadOn = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const asked = shopPageAt(request.url);
  if (!asked) return callNotFound(reply);
  const back = queryOf(request).get('returnUrl');
  const language =
    returnAddressOf(back).language ??
    charsetLanguage(request) ??
    referringLanguage(request) ??
    preferredLanguage(request);
  reply.header('cache-control', 'no-store').header('vary', 'Accept-Language, Cookie, Referer');
  // sign-in returns only to the parsed address (CK-15)
  const query = back === null ? '' : `?returnUrl=${encodeURIComponent(goOnTo(language, back))}`;
  return reply.redirect(`${shopPath(language, asked.page)}${asked.page.type === 'SignIn' ? query : ''}`, 302);
};

const callNotFound = (reply: FastifyReply): FastifyReply => {
  reply.callNotFound();
  return reply;
};

const show = async (deps: ApiDeps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
  tenantOf(request, deps.config);
  const asked = shopPageAt(request.url);
  if (!asked?.language) return callNotFound(reply);
  keepCharset(request, reply, deps.config);
  const page = await showPage({ deps, request, reply, language: asked.language }, asked.page);
  return page === null ? callNotFound(reply) : sendPage(reply, page);
};

const add = async (asked: Asked, sold: ShopItem, fields: Fields): Promise<FastifyReply> => {
  const { reply, language } = asked;
  const answer = await addToCart(asked, sold, fields);
  if (E.isLeft(answer)) {
    const { status, message } = answer.left;
    const told: Told = { type: 'Refused', what: 'Added', message };
    return sendPage(reply, await showItem(asked, sold, { told, sent: choiceIn(fields) }), status);
  }
  const address = shopPath(language, { type: 'Item', itemNo: sold.item.itemNo });
  const from = encodeURIComponent(goOnTo(language, fields.get('from')));
  return reply.redirect(`${address}?added=${answer.right.cartUnitId}&from=${from}`, 303);
};

const download = async (asked: Asked, sold: ShopItem, fields: Fields): Promise<FastifyReply> => {
  const { reply, language } = asked;
  const refused = await downloadCoupon(asked, sold, fields);
  const address = shopPath(language, { type: 'Item', itemNo: sold.item.itemNo });
  if (!refused) return reply.redirect(`${address}?downloaded`, 303);
  const told: Told = { type: 'Refused', what: 'Downloaded', message: refused.message };
  return sendPage(reply, await showItem(asked, sold, { told }), refused.status);
};

const submitItem = async (deps: ApiDeps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
  const { page, language } = askedPage(request);
  const sold = page.type === 'Item' ? shelfIn(language).get(page.itemNo) : undefined;
  if (!sold) return callNotFound(reply);
  const asked: Asked = { deps, request, reply, language };
  const fields = fieldsOf(request);
  return fields.get('intent') === 'coupon' ? download(asked, sold, fields) : add(asked, sold, fields);
};

const submitSignIn = async (deps: ApiDeps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
  const { language } = askedPage(request);
  const fields = fieldsOf(request);
  const home: ShopPage = { type: 'Home' };
  if (fields.get('intent') === 'out') {
    await deps.visitors.signOut(request, reply);
    // also clears the page’s stored cart data (AZ-7)
    return reply.header('clear-site-data', '"storage"').redirect(shopPath(language, home), 303);
  }
  const buyer = demoBuyerOf(fields.get('buyer') ?? '', tenantOf(request, deps.config));
  if (!buyer) throw new Refused(400, 'no such demo buyer');
  await deps.visitors.signIn(request, reply, buyer.session);
  return reply.redirect(goOnTo(language, fields.get('from')), 303);
};

export const addShop: AddStorefront = async (app, deps) => {
  await app.register(async (shop) => {
    acceptForms(shop, deps.config, FORM_BYTES);
    for (const path of paths) {
      shop.get(path, leadOn);
      shop.get(`${IN_LANGUAGE}${path}`, (request, reply) => show(deps, request, reply));
    }
    shop.post(`${IN_LANGUAGE}${ITEM}`, (request, reply) => submitItem(deps, request, reply));
    shop.post(`${IN_LANGUAGE}${plainPaths.SignIn}`, (request, reply) => submitSignIn(deps, request, reply));
    shop.get('/shop.css', (_, reply) =>
      reply.header('cache-control', 'public, no-cache').type('text/css; charset=utf-8').send(styles),
    );
  });
};
