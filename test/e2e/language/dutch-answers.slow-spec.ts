import { ARTICLE_TYPES, GROUPS, loadLanguage } from '../../../src/contracts';
import { projectRoot } from '../../../src/platform/project-root';
import { startTestApp, type TestApp } from '../../support/app/app';
import { isProductText, productTexts } from '../../support/language/product-texts';
import { HttpStory } from '../access/leaks/http-story';
import { type Places, type RawAnswer, readEverything } from '../access/leaks/leak-harvest';
import { type Cast, castOf, peopleOf } from '../access/leaks/leak-story';

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

const isJson = ({ headers }: RawAnswer): boolean =>
  headers.some(([name, value]) => name === 'content-type' && value.startsWith('application/json'));

/** Names of types and groups, which are sent as codes; the client has their texts. */
const CODES = new Set<string>([...GROUPS.map(({ group }) => group), ...ARTICLE_TYPES.map(({ name }) => name)]);
/** The same words in Dutch. */
const SAME_IN_DUTCH = 'Associate editor';
/** What the journal wrote, and the names of countries, which the client has in every language. */
const DATA = /^GET \/(article\/keywords|settings|countries)$/;

/** True for texts that are English to a Dutch reader too; the texts of mails are in the template's language. */
const isExpected = (route: string, text: string): boolean =>
  CODES.has(text) || DATA.test(route) || text === SAME_IN_DUTCH || text.startsWith('<p>');

describe('The answers of the server to a Dutch reader', () => {
  const texts = productTexts(projectRoot());
  let app: TestApp;
  let cast: Cast;
  let places: Places;

  beforeAll(async () => {
    await loadLanguage('nl');
    app = await startTestApp();
    cast = await castOf(app);
    const story = await HttpStory.create(app, cast);
    await story.decide();
    places = {
      origin: app.origin,
      articles: [{ id: story.id, requests: story.requests }],
      people: Object.values(peopleOf(cast)),
      now: app.clock.now().toISOString(),
    };
  });
  afterAll(() => app.stop());

  /** The English texts in everything that a person can read. */
  async function englishFor(who: string, language: string): Promise<string[]> {
    const client = await app.as(who in cast ? cast[who as keyof Cast].email : who);
    const answers = await readEverything({ ...places, headers: { 'Accept-Language': language } }, client);
    expect(answers.length).toBeGreaterThan(100);
    const english = answers.filter(isJson).flatMap(({ route, bytes }) =>
      stringsIn(JSON.parse(bytes.toString('utf8')))
        .filter((text) => isProductText(texts, text) && !isExpected(route, text))
        .map((text) => `${route}: ${text}`),
    );
    return [...new Set(english)].sort();
  }

  it.each(['webmaster', 'editor', 'assistant', 'associate', 'author', 'one'])(
    'contain no English text of the product: %s',
    async (who) => {
      expect(await englishFor(who, 'nl')).toEqual([]);
    },
  );

  it('would show such a text: those to an English reader have many', async () => {
    expect((await englishFor('webmaster', 'en')).length).toBeGreaterThan(100);
  });
});
