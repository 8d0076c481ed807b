/** True for an address of the developer's own machine. */
export const isLoopback = (address: string): boolean =>
  URL.canParse(address) && /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);
