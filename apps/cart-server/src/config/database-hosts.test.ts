import { expect, test } from 'vitest';
import { databaseHosts } from './database-hosts.ts';

test('[SV-01] splits the hosts of a database URL; several must accept writes', () => {
  expect(databaseHosts('postgres://u:p@%40,w@a:1,[::1]:2,c/shop?sslmode=verify-full')).toEqual({
    urls: [
      'postgres://u:p@%40,w@a:1/shop?sslmode=verify-full',
      'postgres://u:p@%40,w@[::1]:2/shop?sslmode=verify-full',
      'postgres://u:p@%40,w@c/shop?sslmode=verify-full',
    ],
    mustAcceptWrites: true,
  });
  const one = 'postgresql://a/shop';
  expect(databaseHosts(one)).toEqual({ urls: [one], mustAcceptWrites: false });
  const primary = `${one}?target_session_attrs=read-write`;
  expect(databaseHosts(primary)).toEqual({ urls: [primary], mustAcceptWrites: true });
});

test.each(['postgres://a:1,b:x/shop', 'postgres://a,b/shop?target_session_attrs=prefer-standby', 'mysql://a/shop'])(
  'refuses %s',
  (url) => {
    expect(databaseHosts(url)).toBeUndefined();
  },
);
