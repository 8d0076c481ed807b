/// <reference lib="dom" />
import { setTimeout as sleep } from 'node:timers/promises';
import type { ArticleView, Author } from '../../../src/contracts';
import { until } from '../../support/app/http-until';
import type { Visitor } from '../../support/browser/browser';
import { lookAtScreen } from '../../support/browser/look-at-screen';
import { ActionTimes } from '../../support/browser/measured/action-times';
import { onStage } from '../../support/browser/stage';
import { SELDOM } from '../../support/browser/until-shown';
import { AuthorSteps, body } from '../../support/stories/submission-steps';

jest.setTimeout(1_200_000);

const AUTHORS = 50;
const PRESSES = 20;
const EVERY_MS = 30;
const LAST = `First${AUTHORS} Last${AUTHORS}`;

/** Real presses of the mouse at one spot, which do not wait for the page. */
async function pressFast(visitor: Visitor, name: string): Promise<void> {
  const button = await visitor.find('button', name);
  await button.evaluate((node) => node.scrollIntoView({ block: 'center' }));
  const { x, y } = await button.clickablePoint();
  const sent: Promise<void>[] = [];
  for (let press = 0; press < PRESSES; press += 1) {
    sent.push(visitor.page.mouse.click(x, y));
    await sleep(EVERY_MS);
  }
  await Promise.all(sent);
}

const isAt = (visitor: Visitor, place: number) =>
  visitor.page.waitForFunction(
    (name: string, wanted: string) =>
      document.querySelector<HTMLInputElement>(`input[aria-label^="Place of ${name}"]`)?.value === wanted,
    SELDOM,
    LAST,
    String(place),
  );

describe('A manuscript of fifty authors', () => {
  const times = new ActionTimes('50 authors');
  afterAll(() => times.print());
  const stage = onStage(async (app, arrive) => {
    const author = await app.as('author');
    const { id, articleAuthors } = await new AuthorSteps(author).start();
    const ids = articleAuthors.map((one) => one.id);
    for (let number = ids.length + 1; number <= AUTHORS; number += 1) {
      const person = { firstName: `First${number}`, lastName: `Last${number}`, email: `author.${number}@example.net` };
      ids.push(body<Author>(await author.post('/article/author/save', person)).id);
    }
    body(await author.post(`/article/${id}/update`, { authorsIds: ids }));
    const visitor = await arrive('author@example.org');
    await times.of('opens', () => visitor.goTo(`/rrs/manuscript/submit/${id}?step=2`));
    const placeOnServer = async (): Promise<number> => {
      const article = body<ArticleView>(await author.get(`/article/${id}`));
      return article.articleAuthors.findIndex(({ lastName }) => lastName === `Last${AUTHORS}`) + 1;
    };
    return { visitor, placeOnServer };
  });

  it('loses no press of an arrow at 30 ms, by mouse or by key', async () => {
    const { visitor, placeOnServer } = stage.world;
    await times.of('one press up', async () => {
      await visitor.press(`Move ${LAST} up`);
      await isAt(visitor, AUTHORS - 1);
    });
    await times.of('one press down', async () => {
      await visitor.press(`Move ${LAST} down`);
      await isAt(visitor, AUTHORS);
    });
    await pressFast(visitor, `Move ${LAST} up`);
    await isAt(visitor, AUTHORS - PRESSES);
    await (await visitor.find('button', `Move ${LAST} down`)).focus();
    for (let press = 0; press < PRESSES; press += 1) {
      void visitor.page.keyboard.press('Enter');
      await sleep(EVERY_MS);
    }
    await isAt(visitor, AUTHORS);
    await until('the order', async () => ((await placeOnServer()) === AUTHORS ? true : undefined));
  });

  it('takes a typed place, adds and removes an author', async () => {
    const { visitor, placeOnServer } = stage.world;
    await visitor.fill(`Place of ${LAST}, 1 to ${AUTHORS}`, '2');
    await times.of('typed place', async () => {
      await visitor.page.keyboard.press('Enter');
      await isAt(visitor, 2);
    });
    await until('the order', async () => ((await placeOnServer()) === 2 ? true : undefined));
    await times.of('removal', async () => {
      await visitor.press(`Remove ${LAST}`);
      await visitor.press('Remove author');
      await visitor.page.waitForFunction(
        (name: string) => !document.querySelector(`input[aria-label^="Place of ${name}"]`),
        SELDOM,
        LAST,
      );
    });
    await until('the removal', async () => ((await placeOnServer()) === 0 ? true : undefined));
    expect(await lookAtScreen(visitor, 'many-authors')).toEqual([]);
  });
});
