import {
  allowedHosts,
  devices,
  tenants,
  type Hosts,
  type HostTable,
  type Tenant,
  isObject,
  type JsonObject,
} from '@baguni/domain/internal';

/** True for a host name as browsers send it, without port. */
export const isHost = (text: string): boolean =>
  /^[a-z\d.-]{1,253}$/u.test(text) && URL.parse(`https://${text}/`)?.host === text;

/** Returns the fields of a JSON table. @throws an error for any other value */
export const fieldsOf = (value: unknown, where: string): JsonObject => {
  if (!isObject(value)) throw new Error(`${where} must be a JSON table`);
  return value;
};

const mustKnow = (fields: JsonObject, known: readonly string[], what: string): void => {
  const unknown = Object.keys(fields).find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`"${unknown}" is no ${what}; it must be one of ${known.join(', ')}`);
};

const kinds = ['cart', 'home', 'member'] as const;

const hostsIn = (value: unknown, where: string): Hosts => {
  const fields = fieldsOf(value, where);
  mustKnow(fields, kinds, 'kind of host');
  const [cart = '', home = '', member = ''] = kinds.map((kind) => {
    const host = fields[kind];
    if (typeof host !== 'string' || !isHost(host)) throw new Error(`${where}.${kind} must be a host like cart.shop.kr`);
    return host;
  });
  return { cart, home, member };
};

const rowOf = (tenant: Tenant, value: unknown): HostTable => {
  const byDevice = fieldsOf(value, tenant);
  mustKnow(byDevice, devices, 'device');
  const pc = hostsIn(byDevice['pc'], `${tenant}.pc`);
  return { [tenant]: { pc, m: byDevice['m'] === undefined ? pc : hostsIn(byDevice['m'], `${tenant}.m`) } };
};

/**
 * Parses the hosts of an operator by tenant and device. @throws an error with one clear line
 * @example
 * const pc = { cart: 'cart.shop.kr', home: 'www.shop.kr', member: 'member.shop.kr' };
 * hostTable({ marketplace: { pc } }).marketplace?.m.cart; // cart.shop.kr
 */
export const hostTable = (value: unknown): HostTable => {
  const byTenant = fieldsOf(value, 'it');
  mustKnow(byTenant, tenants, 'tenant');
  const named = tenants.filter((tenant) => byTenant[tenant] !== undefined);
  if (named.length === 0) throw new Error('it must name the hosts of a tenant');
  const table = named.reduce<HostTable>((rest, tenant) => ({ ...rest, ...rowOf(tenant, byTenant[tenant]) }), {});
  const all = named.flatMap((tenant) => allowedHosts(table[tenant]));
  const twice = all.find((host, i) => all.indexOf(host) !== i);
  if (twice !== undefined) throw new Error(`${twice} belongs to two tenants`);
  return table;
};
