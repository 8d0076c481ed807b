import { openSecret, sealSecret, useSecretKey } from '.';

describe('a sealed secret', () => {
  beforeEach(() => useSecretKey('a secret that only this spec knows'));

  it('can be opened again, and does not reveal its content', () => {
    const sealed = sealSecret('package-store', 'wJalrXUtnFEMI/K7MDENG');
    expect(openSecret('package-store', sealed)).toBe('wJalrXUtnFEMI/K7MDENG');
    expect(sealed).not.toContain(Buffer.from('wJalrXUtnFEMI/K7MDENG').toString('base64url'));
    expect(sealSecret('package-store', 'wJalrXUtnFEMI/K7MDENG')).not.toBe(sealed);
  });

  it('cannot be opened for another purpose, on another installation, or after a change', () => {
    const sealed = sealSecret('package-store', 'secret');
    expect(openSecret('something-else', sealed)).toBeNull();
    const parts = sealed.split('.');
    expect(openSecret('package-store', [...parts.slice(0, 3), 'AAAA'].join('.'))).toBeNull();
    expect(openSecret('package-store', '')).toBeNull();
    useSecretKey('the secret of another installation');
    expect(openSecret('package-store', sealed)).toBeNull();
  });
});
