import type { ArticleStatus, Decision } from '../../../../src/contracts';
import { newId } from '../../../../src/platform/clock';
import type { TestApp } from '../../../support/app/app';
import { aMail, type Person } from '../../../support/article/article-people';
import { CommandedArticle, personOf } from '../../../support/article/commanded-article';
import type { Hidden } from './hidden-acts';

/** The viewers; all of them may see something, except the co-author. */
export interface Viewers {
  author: Person;
  coAuthor: Person;
  one: Person;
  two: Person;
}
export const VIEWERS = ['author', 'coAuthor', 'one', 'two'] as const;

export interface World {
  viewers: Viewers;
  hidden: Hidden;
}

export async function worldOf(app: TestApp): Promise<World> {
  const person = async (name: string, group: Person['group']): Promise<Person> => {
    const email = `hidden-${name}@example.org`;
    await app.addPerson(email, group);
    return personOf(await app.as(email));
  };
  return {
    viewers: {
      author: await person('author', 'author'),
      coAuthor: await person('co-author', 'author'),
      one: await person('one', 'reviewer'),
      two: await person('two', 'reviewer'),
    },
    hidden: {
      editor: await person('editor', 'editor'),
      assistant: await person('assistant', 'assistant'),
      associates: [await person('first-associate', 'associate editor'), await person('other', 'associate editor')],
      reviewers: [
        await person('three', 'reviewer'),
        await person('four', 'reviewer'),
        await person('five', 'reviewer'),
      ],
    },
  };
}

type Stage = (article: CommandedArticle, world: World) => Promise<unknown>;

const submitted: Stage = (article, { viewers }) =>
  article.run(
    { type: 'Submit', data: { copyrightAccepted: true, submissionReviewed: true, withoutConverted: true, mails: [] } },
    viewers.author,
  );

/** One viewer and another person were invited. */
const asked: Stage = async (article, { viewers, hidden }) => {
  await article.run({ type: 'PassCheck', data: { guidelinesChecked: true } });
  await article.invite(viewers.two);
  for (const reviewer of hidden.reviewers.slice(0, 1)) await article.invite(reviewer);
};

/** The other viewer has accepted. */
const inSelection: Stage = async (article, world) => {
  await submitted(article, world);
  await asked(article, world);
  await article.agree(world.viewers.one);
};

const held: Stage = async (article, world) => {
  await inSelection(article, world);
  await article.assignAssociate(world.hidden.associates[0] ?? world.hidden.editor);
};

const reviewed: Stage = async (article, world) => {
  await submitted(article, world);
  await asked(article, world);
  await article.reviewed(world.viewers.one);
  await article.run({ type: 'SetReviewerCount', data: { count: 1 } });
};

const decided =
  (decision: Decision): Stage =>
  async (article, world) => {
    await reviewed(article, world);
    await article.decide(decision);
  };

/** Every status but DRAFT, in which nothing is hidden from the author. */
const STAGES: Record<Exclude<ArticleStatus, 'DRAFT'>, Stage> = {
  NEW_ARTICLE: submitted,
  CORRECTION: async (article, world) => {
    await submitted(article, world);
    const mail = aMail(newId(), 'CORRECTION_REQUEST');
    const data = { correctionId: newId(), reason: 'Figures', description: '<p>Mend.</p>', mail };
    await article.run({ type: 'RequestCorrection', data });
  },
  REVIEWER_SELECTION: inSelection,
  ASSOCIATE_EDITOR: held,
  UNDER_REVIEW: async (article, world) => {
    await inSelection(article, world);
    await article.run({ type: 'SetReviewerCount', data: { count: 1 } });
  },
  REVIEWED: reviewed,
  RETURNED_TO_EDITOR: async (article, world) => {
    await held(article, world);
    await article.run({ type: 'ReturnToAssistant', data: {} });
  },
  MINOR_REVISION: decided('MINOR_REVISION'),
  MAJOR_REVISION: decided('MAJOR_REVISION'),
  ACCEPTED: decided('ACCEPTED'),
  REJECTED: decided('REJECTED'),
  DIRECT_REJECT: decided('DIRECT_REJECT'),
  REJECTED_R0: decided('REJECTED_R0'),
  DIRECT_REJECT_R0: decided('DIRECT_REJECT_R0'),
  REJECT_AND_RESUBMIT_AS_A_LETTER_TO_THE_EDITOR: decided('REJECT_AND_RESUBMIT_AS_A_LETTER_TO_THE_EDITOR'),
  WITHDRAWN: async (article, world) => {
    await inSelection(article, world);
    await article.run({ type: 'Withdraw', data: { reason: 'A mistake', mails: [] } }, world.viewers.author);
  },
};
export const STAGE_NAMES = Object.keys(STAGES) as (keyof typeof STAGES)[];

export async function articleAt(app: TestApp, world: World, stage: keyof typeof STAGES): Promise<CommandedArticle> {
  const { author, coAuthor } = world.viewers;
  const coAuthors = [{ id: newId(), email: coAuthor.email }];
  const cast = { uploader: author, editor: world.hidden.editor, coAuthors };
  const article = await CommandedArticle.draft(app.nest, cast);
  await STAGES[stage](article, world);
  return article;
}
