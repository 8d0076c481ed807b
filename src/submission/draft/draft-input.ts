import { Injectable } from '@nestjs/common';
import type { ArticleAuthor, ArticleState } from '../../article';
import { toAuthor } from '../../article-desk/public';
import { AuthorStore } from '../../article-desk/public';
import { type ArticleFields, EMPTY_ARTICLE_FIELDS, LISTED_REVIEWER_GROUPS } from '../../contracts';
import { People } from '../../identity/public';
import type { RequestUser } from '../../platform/http/access/request-user';
import { validationProblem } from '../../platform/http/request/validation.pipe';
import { sanitiseRichText } from '../../platform/rich-text';
import { OwnAuthor } from '../authors/own-author';
import { Keywords } from '../keywords/keywords';
import type { SaveArticleDto } from './save-article.dto';

export interface DraftChange {
  fields: Partial<ArticleFields>;
  /** If absent, the authors are not changed. */
  authors?: ArticleAuthor[];
}

type Details = Record<string, string>;
const NOMINATIONS = ['reviewerOne', 'reviewerTwo', 'reviewerRemoved'] as const;

/** Turns the data that the wizard sent into a change of the draft, after checking that everything it refers to exists. */
@Injectable()
export class DraftInput {
  constructor(
    private readonly people: People,
    private readonly keywords: Keywords,
    private readonly authors: AuthorStore,
    private readonly own: OwnAuthor,
  ) {}

  /**
   * `state`: the current draft; null for a new one.
   * @throws ApiProblem 400 with details for an unknown keyword, reviewer or author.
   */
  async read(dto: SaveArticleDto, user: RequestUser, state: ArticleState | null): Promise<DraftChange> {
    const fields = fieldsOf(dto);
    const chosen = await this.chosenAuthors(dto, user, state);
    const details = {
      ...(await this.keywordProblems(fields, state)),
      ...(await this.reviewerProblems(fields, state)),
      ...chosen.details,
    };
    if (Object.keys(details).length > 0) throw validationProblem(details);
    return { fields, authors: chosen.authors };
  }

  /** Words that are already in the draft may stay after the office has removed them from the list. */
  private async keywordProblems(
    { keywords = [] }: Partial<ArticleFields>,
    state: ArticleState | null,
  ): Promise<Details> {
    const currentKeywords = state?.fields.keywords ?? [];
    const [unknown] = await this.keywords.unknown(keywords.filter((word) => !currentKeywords.includes(word)));
    return unknown === undefined ? {} : { keywords: `'${unknown}' is not in the list of keywords.` };
  }

  /** Nominated and excluded reviewers come from the list of known reviewers; those already in the draft may stay. */
  private async reviewerProblems(fields: Partial<ArticleFields>, state: ArticleState | null): Promise<Details> {
    const named = NOMINATIONS.filter((field) => fields[field] && fields[field] !== state?.fields[field]);
    const people = await this.people.byIds(named.map((field) => fields[field] ?? ''));
    const isKnown = (id: string): boolean => {
      const person = people.get(id);
      return person !== undefined && LISTED_REVIEWER_GROUPS.includes(person.group);
    };
    const unknown = named.filter((field) => !isKnown(fields[field] ?? ''));
    return Object.fromEntries(unknown.map((field) => [field, 'Please choose a reviewer from the list.']));
  }

  /**
   * The uploader is an author of every article that they upload, and the first one of a new draft. An author in the draft stays as they are
   * there: their entry may since have been replaced from another draft, or by the person who typed it (lifecycle, section 4 (20)).
   */
  private async chosenAuthors(
    { authorsIds: ids, changedAuthors = ids ?? [] }: SaveArticleDto,
    user: RequestUser,
    state: ArticleState | null,
  ): Promise<{ authors?: ArticleAuthor[]; details: Details }> {
    if (ids === undefined && state && state.authors.length > 0) return { details: {} };
    const own = await this.own.entry(user);
    if (ids === undefined) return { authors: [own], details: {} };
    const known = await this.authors.byIds(ids);
    const present = new Map(state?.authors.map((author) => [author.id, author]));
    const authors = [...new Set(ids)].map((id) => {
      if (id === own.id) return own;
      const row = known.get(id);
      const isChanged = row?.createdBy === user.userId && changedAuthors.includes(id);
      return (isChanged ? undefined : present.get(id)) ?? (row && toAuthor(row));
    });
    const found = authors.filter((author) => author !== undefined);
    if (found.length < authors.length) return { details: { authorsIds: 'One of these authors is not known.' } };
    if (found.some((author) => author.id === own.id)) return { authors: found, details: {} };
    if (state === null) return { authors: [own, ...found], details: {} };
    return { details: { authorsIds: 'You are an author of this manuscript and cannot be removed.' } };
  }
}

/** The fields that were sent, with sanitised rich text. */
function fieldsOf({ typeId, type, ...dto }: SaveArticleDto): Partial<ArticleFields> {
  const all = { ...dto, typeId: typeId === undefined ? (type as ArticleFields['typeId'] | undefined) : typeId };
  const sent = Object.entries(all).filter(([field, value]) => value !== undefined && field in EMPTY_ARTICLE_FIELDS);
  const fields: Partial<ArticleFields> = Object.fromEntries(sent);
  if (fields.coverLetter !== undefined) fields.coverLetter = sanitiseRichText(fields.coverLetter);
  if (fields.abstractText !== undefined) fields.abstractText = sanitiseRichText(fields.abstractText);
  return fields;
}
