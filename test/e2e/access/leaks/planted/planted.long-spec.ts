import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CHANGE_EVENT, type ReviewMode } from '../../../../../src/contracts';
import { startTestApp, type TestApp } from '../../../../support/app/app';
import { ChangeListener } from '../../../../support/app/change-listener';
import { comparable } from '../../hidden/comparable';
import { AUTHOR_CANARIES, authorCanariesIn } from '../anonymous-canaries';
import { AnonymousStory, emailOf } from '../anonymous-story';
import { harvest, type RawAnswer, yieldOf } from '../leak-harvest';
import { type PlantedLeak, SILENT_LEAKS, WORD_LEAKS } from './planted-leaks';

const SECRET = AUTHOR_CANARIES.inFiles;
/** Accounts, which an editor may read. */
const DIRECTORIES = ['GET /user/all', 'GET /user/:id', 'GET /person/:id', 'GET /user/reviewers'];
const LONGEST = 2_000_000;
const kindOf = ({ headers }: RawAnswer): string => headers.find(([name]) => name === 'content-type')?.[1] ?? '';

/** Reviewers of a double-anonymous manuscript, and editors of a triple-anonymous one. */
const READERS: readonly [mode: ReviewMode, reader: string][] = [
  ['DOUBLE_ANONYMOUS', emailOf('completed')],
  ['TRIPLE_ANONYMOUS', 'editor'],
];

/** Tests that the search for secrets finds leaks: real answers to one reader, each with one leak put into it. */
describe.each(READERS)('a planted leak (%s, %s)', (mode, reader) => {
  let app: TestApp;
  let answers: RawAnswer[];
  let ids: readonly string[];

  beforeAll(async () => {
    app = await startTestApp();
    const story = await AnonymousStory.create(app, mode);
    ids = story.authorIds;
    answers = [];
    const articles = [{ id: story.article.id, requests: [...story.requests.values()] }];
    const now = app.clock.now().toISOString();
    await harvest({ origin: app.origin, articles, people: ids, now, keep: answers }, await app.as(reader));
  });
  afterAll(() => app.stop());

  /** Answers of this kind without a leak; those with lists, if there are any. */
  const fitting = ([, into]: PlantedLeak, most: number): RawAnswer[] =>
    answers
      .filter((one) => one.status === 200 && into.test(kindOf(one)) && one.bytes.length < LONGEST)
      .filter(({ route }) => !DIRECTORIES.includes(route))
      .filter(({ bytes }) => bytes.toString('latin1', 0, 1) !== '[' || bytes.length > 300)
      .slice(0, most);

  it('is one of 35, each of a different kind', () => {
    const names = [...WORD_LEAKS, ...SILENT_LEAKS, ['a signal']].map(([name]) => name);
    expect(new Set(names).size).toBe(35);
  });

  it.each(WORD_LEAKS)('is found: %s', async (...leak) => {
    const honest = fitting(leak, 3);
    expect(honest).not.toEqual([]);
    for (const answer of honest) {
      expect(authorCanariesIn((await yieldOf(answer)).text, ids)).toEqual([]);
      const leaking = await yieldOf(await leak[2](answer, SECRET));
      expect([answer.path, authorCanariesIn(leaking.text, ids)]).toEqual([answer.path, ['inFiles']]);
    }
  });

  it.each(SILENT_LEAKS)('shows in a comparison: %s', async (...leak) => {
    const changed = await Promise.all(
      fitting(leak, 40).map(async (answer) => {
        const [was, is] = [await yieldOf(answer), await yieldOf(await leak[2](answer, SECRET))];
        expect(comparable(await yieldOf(answer))).toBe(comparable(was));
        return comparable(was) !== comparable(is);
      }),
    );
    expect(changed).toContain(true);
  });

  it('is noticed: a signal of an article in the stream of changes', async () => {
    const data = JSON.stringify({ lists: ['my-list'], articles: ['hidden-article'] });
    const stream = await streaming(`event: ${CHANGE_EVENT}\ndata: ${data}\n\n`);
    const { port } = stream.address() as AddressInfo;
    const listener = await ChangeListener.open(`http://127.0.0.1:${port}`, await app.as(reader));
    await listener.untilReceived({ article: 'hidden-article' });
    expect(listener.received).toEqual({ lists: ['my-list'], articles: ['hidden-article'] });
    listener.close();
    stream.closeAllConnections();
    await new Promise((done) => stream.close(done));
  });
});

/** A server whose stream of changes sends this text. */
function streaming(text: string): Promise<Server> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(text);
  });
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server)));
}
