/** The parameters that say which marketplace is served; every page of it keeps them. */
const mockParams = ['mock', 'scenario', 'tenant'] as const;

/** An address of ours that stays in the mock marketplace: it carries its parameters on. */
export const inMock = (address: string, search: string, base: string): string => {
  const url = new URL(address, base);
  const own = new URLSearchParams(search);
  for (const name of mockParams) {
    const value = own.get(name);
    if (value !== null) url.searchParams.set(name, value);
  }
  return `${url.pathname}${url.search}${url.hash}`;
};
