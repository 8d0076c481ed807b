import { Inject, Injectable } from '@nestjs/common';
import { Articles, type ArticleState, articleStream } from '../../article';
import { INTEGRITY_LIMITS, normalEmail } from '../../contracts';
import { AccountTraces } from '../../identity/public';
import { CLOCK, type Clock } from '../../platform/clock';
import { EVENT_STORE, type EventStore } from '../../platform/event-store/port';
import { SamePictures } from '../pictures/same-pictures';
import { authorChanges, comparePeople, peopleOf, submissionsOf } from '../signs/author-changes';
import { comparedText } from '../signs/compared-text';
import { normalisedText } from '../signs/instructions';
import { exceedsLimits, marksOf, shared } from '../signs/shared-text';
import { minutesOf, type Suggestions, suggestionSigns } from '../signs/suggested-reviewers';
import { DocumentWordsReader } from './document-words';
import { IntegrityStore, type StoredSign } from './integrity-store';
import { hiddenTexts, instructions, mostHiddenWords, textOf } from './signs-of';

interface Compared {
  state: ArticleState;
  submittedAt: string;
  words: string;
  marks: number[];
}

/** Searches one article for signs and stores them. The same article, log, accounts and files give the same signs. */
@Injectable()
export class IntegrityChecks {
  constructor(
    private readonly articles: Articles,
    private readonly documents: DocumentWordsReader,
    private readonly pictures: SamePictures,
    private readonly store: IntegrityStore,
    private readonly traces: AccountTraces,
    @Inject(EVENT_STORE) private readonly events: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Does nothing for an article that does not exist, or was never submitted. */
  async check(articleId: string): Promise<void> {
    const { sent, now } = submissionsOf(articleId, await this.events.readStream(articleStream(articleId)));
    const { submittedAt } = now;
    if (!now.exists || now.deleted || submittedAt === null) return this.store.end(articleId, false);
    // A revision is not checked before it is submitted.
    const state = sent.at(-1) ?? now;
    const { uploaderId, revision } = state;
    await this.store.begin(articleId, uploaderId, everybodyOf([...sent, now]));
    const documents = await this.documents.read(state);
    const words = comparedText(normalisedText(textOf(state, documents)));
    const marks = marksOf(words);
    const { signs, sharedPercent } = await this.sameTexts({ state, submittedAt, words, marks });
    const pictures = await this.pictures.find(state, submittedAt);
    const suggestions = await this.suggestionsOf(state, now);
    const [read, unread] = [documents.filter((one) => one.words), documents.filter((one) => !one.words)];
    await this.store.write({
      ...{ articleId, revision, submittedAt, checkedAt: this.clock.now(), words, marks },
      measures: {
        ...{ sharedPercent, hiddenWords: mostHiddenWords(documents) },
        ...(pictures.differentPercent !== null && { differentPercent: pictures.differentPercent }),
        ...minutesOf(suggestions),
      },
      read: read.length,
      unread: unread.map(({ filename, because }) => ({ filename, because })),
      signs: [
        ...signs,
        ...pictures.signs,
        ...hiddenTexts(documents),
        ...instructions(state, documents),
        ...suggestionSigns(suggestions),
        ...authorChanges(sent),
      ],
    });
  }

  private async suggestionsOf(
    { suggestedReviewers, uploaderEmail, authors: coAuthors }: ArticleState,
    { assignments, submittedAt }: ArticleState,
  ): Promise<Suggestions> {
    const authors = [uploaderEmail, ...coAuthors.map(({ email }) => email)].map(normalEmail);
    const emails = [...authors, ...suggestedReviewers.map(({ email }) => normalEmail(email))];
    const traces = suggestedReviewers.length === 0 ? [] : await this.traces.of(emails);
    return { suggested: suggestedReviewers, authors, assignments, submittedAt: submittedAt ?? '', traces };
  }

  private async sameTexts(mine: Compared): Promise<{ signs: StoredSign[]; sharedPercent: number }> {
    const { state, submittedAt, words, marks } = mine;
    const signs: StoredSign[] = [];
    let sharedPercent = 0;
    for (const other of await this.store.findSimilar(state.id, submittedAt, marks)) {
      const found = shared(words, other.words);
      if (found.runs >= INTEGRITY_LIMITS.sharedRuns) sharedPercent = Math.max(sharedPercent, found.percent);
      if (!exceedsLimits(found)) continue;
      const theirs = await this.articles.load(other.articleId);
      const { percent } = found;
      signs.push({ kind: 'SAME_TEXT', otherId: other.articleId, percent, ...comparePeople(state, theirs) });
    }
    return { signs, sharedPercent };
  }
}

/** Everyone whose name may be in the stored data. */
const everybodyOf = (states: readonly ArticleState[]): string[] => [
  ...new Set(
    states.flatMap((state) => [...peopleOf(state), ...state.suggestedReviewers.map(({ email }) => normalEmail(email))]),
  ),
];
