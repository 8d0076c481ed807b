import { pinnedVersion } from './meta.decorator';

describe('the pinned version of a request', () => {
  it.each([
    ['"7"', undefined, 7],
    ['W/"7"', undefined, 7],
    ['"4503599627370495"', undefined, 4_503_599_627_370_495],
    ['7', { version: 3 }, 7],
    ['*', { version: 3 }, 3],
    [undefined, { version: 0 }, 0],
    [undefined, {}, undefined],
    [undefined, { version: null }, undefined],
    [undefined, undefined, undefined],
    [undefined, 'text', undefined],
  ])('reads %p and %p as %p', (header, body, version) => {
    expect(pinnedVersion(header, body)).toBe(version);
  });

  it.each([
    ['"abc"', undefined],
    ['-1', undefined],
    ['"9999999999999999"', undefined],
    ['"1", "2"', undefined],
    [undefined, { version: '7' }],
    [undefined, { version: 1.5 }],
    [undefined, { version: -1 }],
    [undefined, { version: {} }],
  ])('refuses %p and %p with 400', (header, body) => {
    expect(() => pinnedVersion(header, body)).toThrow(expect.objectContaining({ status: 400 }));
  });
});
