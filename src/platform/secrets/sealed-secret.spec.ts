import { openSecret, sealSecret, useSecretKey } from '.';

describe('a sealed secret', () => {
  beforeEach(() => useSecretKey('a secret that only this spec knows'));

  it('opens again, and does not show what it holds', () => {
    const sealed = sealSecret('package-store', 'wJalrXUtnFEMI/K7MDENG');
    expect(openSecret('package-store', sealed)).toBe('wJalrXUtnFEMI/K7MDENG');
    expect(sealed).not.toContain(Buffer.from('wJalrXUtnFEMI/K7MDENG').toString('base64url'));
    expect(sealSecret('package-store', 'wJalrXUtnFEMI/K7MDENG')).not.toBe(sealed);
  });

  it('opens neither for another purpose, nor on another installation, nor when it was changed', () => {
    const sealed = sealSecret('package-store', 'secret');
    expect(openSecret('something-else', sealed)).toBeNull();
    const parts = sealed.split('.');
    expect(openSecret('package-store', [...parts.slice(0, 3), 'AAAA'].join('.'))).toBeNull();
    expect(openSecret('package-store', '')).toBeNull();
    useSecretKey('the secret of another installation');
    expect(openSecret('package-store', sealed)).toBeNull();
  });
});
