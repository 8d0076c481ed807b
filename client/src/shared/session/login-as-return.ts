const KEY = 'quire-login-as-from';

/** Where somebody was when they signed in as another person: this tab leads them back there. An address below `/rrs`. */
export const loginAsReturn = {
  keep(address: string): void {
    sessionStorage.setItem(KEY, address);
  },
  /** The address, once; the start page where there is none, as in another tab. */
  take(): string {
    const address = sessionStorage.getItem(KEY) ?? '/';
    sessionStorage.removeItem(KEY);
    return address.startsWith('/') && !address.startsWith('//') ? address : '/';
  },
};
