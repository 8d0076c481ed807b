import { EMPTY_ROOT, GrowingRoot, leafHash, rootByPath, rootOf, Tree } from './merkle';

/** The reference inputs and roots of Certificate Transparency. */
const INPUTS = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
const ROOTS = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];
const leaves = INPUTS.map((hex) => leafHash(Buffer.from(hex, 'hex').toString('latin1')));
const many = Array.from({ length: 70 }, (_unused, index) => leafHash(`leaf ${index}`));

describe('A Merkle tree', () => {
  it('has the roots of RFC 6962', () => {
    expect(ROOTS.map((_root, index) => rootOf(leaves.slice(0, index + 1)).toString('hex'))).toEqual(ROOTS);
    expect(rootOf([])).toEqual(EMPTY_ROOT);
    expect(EMPTY_ROOT.toString('hex')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });

  it('grows leaf by leaf to the same roots', () => {
    const tree = new GrowingRoot();
    expect(tree.root()).toEqual(EMPTY_ROOT);
    for (const [index, leaf] of many.entries()) {
      tree.push(leaf);
      expect(tree.size).toBe(index + 1);
      expect(tree.root()).toEqual(rootOf(many.slice(0, index + 1)));
    }
  });

  it('has the same root over the roots of its complete parts', () => {
    for (const size of [1, 7, 8, 9, 16, 23, 24, 40, 70]) {
      const parts = Array.from({ length: Math.ceil(size / 8) }, (_unused, part) =>
        rootOf(many.slice(part * 8, Math.min(size, part * 8 + 8))),
      );
      expect(rootOf(parts)).toEqual(rootOf(many.slice(0, size)));
    }
  });

  it('leads by the path of each leaf to its root, and by no other path', () => {
    const tree = new Tree(many);
    const root = tree.root();
    for (const [index, leaf] of many.entries()) {
      const path = tree.path(index);
      expect(rootByPath(leaf, path)).toEqual(root);
      expect(rootByPath(leafHash('another'), path)).not.toEqual(root);
    }
    expect(tree.path(3).length).toBe(7);
    expect(() => tree.path(70)).toThrow('There is no hash 70 among 70');
  });
});
