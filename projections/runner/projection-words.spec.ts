import { InvalidArguments, projectionOrder } from './projection-words';

const NAMES = ['todo-list', 'email-log'];
const order = (...words: string[]): unknown => projectionOrder(words, NAMES);

describe('the words of the projections command', () => {
  it.each([
    [['status'], { command: 'status' }],
    [['verify'], { command: 'verify' }],
    [['quarantined'], { command: 'quarantined' }],
    [['rebuild', 'all'], { command: 'rebuild', name: 'all' }],
    [['rebuild', 'email-log'], { command: 'rebuild', name: 'email-log' }],
    [['release', 'e1'], { command: 'release', eventId: 'e1' }],
    [['quarantine', 'e1', '--reason', 'It is bad'], { command: 'quarantine', eventId: 'e1', reason: 'It is bad' }],
    [
      ['quarantine', 'e1', '--reason', 'It', 'is', 'bad'],
      { command: 'quarantine', eventId: 'e1', reason: 'It is bad' },
    ],
  ])('%j are parsed', (words, expected) => {
    expect(order(...words)).toEqual(expected);
  });

  it.each([
    [[], /^Say what to do\./],
    [['--help'], /Unknown option '--help'/],
    [['dance'], /^There is no command 'dance'\./],
    [['status', '--json'], /Unknown option '--json'/],
    [['verify', 'todo-list'], /^'verify' has no other words\./],
    [['quarantined', 'e1'], /^'quarantined' has no other words\./],
    [['rebuild'], /^Name one read model, or all\. Read models: todo-list, email-log\./],
    [['rebuild', 'todo-list', 'email-log'], /^Name one read model, or all\./],
    [['rebuild', 'all', '--dry-run'], /Unknown option '--dry-run'/],
    [['rebuild', 'nothing'], /^There is no read model 'nothing'\. Read models: todo-list, email-log\./],
    [['rebuild', 'all', '--reason', 'x'], /^Only quarantine has a --reason\./],
    [['release'], /^Name the event to release\./],
    [['release', 'e1', 'e2'], /^Name the event to release\./],
    [['quarantine', '--reason', 'x'], /^Name the event to quarantine\./],
    [['quarantine', 'e1'], /^Give the --reason/],
    [['quarantine', 'e1', '--reason', ' '], /^Give the --reason/],
    [['quarantine', 'e1', '--reason', 'x', '--dry-run'], /Unknown option '--dry-run'/],
  ])('%j are refused with the usage', (words, message) => {
    expect(() => order(...words)).toThrow(InvalidArguments);
    expect(() => order(...words)).toThrow(message);
    expect(() => order(...words)).toThrow('\nUsage: npm run projections -- status | rebuild NAME|all');
  });
});
