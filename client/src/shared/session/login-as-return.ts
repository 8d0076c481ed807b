const KEY = 'quire-login-as-from';

/** The address where an administrator started login-as; this tab returns there. An address below `/rrs`. */
export const loginAsReturn = {
  store(address: string): void {
    sessionStorage.setItem(KEY, address);
  },
  /** Returns the address once; the start page if there is none, as in another tab. */
  take(): string {
    const address = sessionStorage.getItem(KEY) ?? '/';
    sessionStorage.removeItem(KEY);
    return address.startsWith('/') && !address.startsWith('//') ? address : '/';
  },
};
