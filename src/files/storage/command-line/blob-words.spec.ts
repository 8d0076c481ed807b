import { blobOrder, InvalidArguments } from './blob-words';

describe('the words of the blobs command', () => {
  it('are parsed', () => {
    expect(blobOrder(['verify'])).toEqual({ command: 'verify' });
    expect(blobOrder(['sweep'])).toEqual({ command: 'sweep', isDryRun: false });
    expect(blobOrder(['sweep', '--dry-run'])).toEqual({ command: 'sweep', isDryRun: true });
  });

  it.each([
    [[], /^Say what to do\./],
    [['--help'], /Unknown option '--help'/],
    [['collect'], /^There is no command 'collect'\./],
    [['sweep', '--all'], /Unknown option '--all'/],
    [['sweep', 'now'], /^'sweep' has no other words\./],
    [['verify', '--dry-run'], /^Only sweep has a --dry-run/],
  ])('%j are refused with the usage', (words, message) => {
    expect(() => blobOrder(words)).toThrow(InvalidArguments);
    expect(() => blobOrder(words)).toThrow(message);
    expect(() => blobOrder(words)).toThrow('\nUsage: npm run blobs -- verify | sweep [--dry-run]');
  });
});
