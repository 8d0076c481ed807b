import { Articles, personActor } from '../../../src/article';
import type { ArticleFields } from '../../../src/contracts';
import { newId } from '../../../src/platform/clock';
import type { TestApp } from '../app/app';

export interface DraftToFind extends Partial<ArticleFields> {
  number: string;
  /** 'First Last', optionally followed by the address: 'Ada Writer <ada@example.org>'. */
  authors?: string[];
}

function authorOf(text: string) {
  const [, firstName = '', lastName = '', email = `${newId()}@example.org`] =
    /^(\S+) ([^<]+?)(?: <(.+)>)?$/u.exec(text) ?? [];
  const nothing = { middleName: null, institute: null, department: null, country: null, orcid: null, city: null };
  return { id: newId(), firstName, lastName, email, ...nothing };
}

/** A draft with the given texts, written by commands; returns its id. */
export async function draftToFind(
  app: TestApp,
  { number, authors = [], ...fields }: DraftToFind,
  uploader = 'author',
): Promise<string> {
  const { user } = await app.as(uploader);
  const actor = personActor({ userId: user.id, email: user.email, group: user.group.group });
  const id = newId();
  const articles = app.nest.get(Articles, { strict: false });
  const options = { actor, meta: { correlationId: newId() } };
  await articles.execute(id, () => ({ type: 'StartDraft', data: { articleId: id, number } }), options);
  const data = { fields, authors: authors.map(authorOf) };
  await articles.execute(id, () => ({ type: 'ChangeDraft', data }), options);
  return id;
}
