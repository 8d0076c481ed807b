import {
  type HiddenTextSign,
  INTEGRITY_LIMITS,
  type IntegrityKind,
  type SuggestedReviewerSign,
  t,
  type TextPlace,
  type TriedLimit,
} from '@contracts';

/** The name of a sign. It describes what was seen, not what it means. */
export function kindWords(kind: IntegrityKind): string {
  switch (kind) {
    case 'SAME_TEXT':
      return t('Much of the text is in an earlier submission');
    case 'SAME_PICTURE':
      return t('A figure is in an earlier submission');
    case 'HIDDEN_TEXT':
      return t('Text that readers do not see');
    case 'INSTRUCTIONS':
      return t('Text addressed to a language model');
    case 'SUGGESTED_REVIEWERS':
      return t('Something unusual about a suggested reviewer');
    case 'AUTHORS_CHANGED':
      return t('Authors were added or removed after the first submission');
  }
}

/** The number of further signs of one kind. */
export const moreWords = (kind: IntegrityKind, count: number): string =>
  kind === 'SAME_PICTURE'
    ? t('{count, plural, one {# more earlier submission has} other {# more earlier submissions have}} a figure of it', {
        count,
      })
    : t('{count, plural, one {# more earlier submission has} other {# more earlier submissions have}} much of it', {
        count,
      });

/** Whether an article and an earlier one have a person in common. */
export const peopleWords = (samePeople: boolean): string =>
  samePeople
    ? t('At least one person is an author or the sender of both.')
    : t('No author or sender of one has the address of one of the other.');

/** How the text is hidden. */
export function hiddenWords(by: HiddenTextSign['by']): string {
  switch (by) {
    case 'COLOUR':
      return t('in nearly the colour of its background');
    case 'SIZE':
      return t('in letters smaller than two points');
    case 'MARK':
      return t('marked as hidden, or written so that it does not show');
    case 'PLACE':
      return t('outside the page, cut off or covered');
  }
}

export function placeWords(place: TextPlace): string {
  switch (place) {
    case 'TITLE':
      return t('Title');
    case 'ABSTRACT':
      return t('Abstract');
    case 'KEYWORDS':
      return t('Keywords');
    case 'COVER_LETTER':
      return t('Cover letter');
    case 'DOCUMENT':
      return t('Document');
  }
}

/** One reason for a sign about a suggested reviewer, with its value. */
export function reasonWords({ reason, minutes }: SuggestedReviewerSign['reasons'][number]): string {
  const after = minutes ?? 0;
  switch (reason) {
    case 'FREE_MAIL':
      return t('The address is from a free provider, where anyone can get one under any name.');
    case 'AUTHOR_ADDRESS':
      return t('An author or the sender has the same address.');
    case 'SAME_ADDRESS':
      return t('Another suggested reviewer has the same address.');
    case 'AUTHOR_DOMAIN':
      return t('The address belongs to the same institute as an author’s.');
    case 'NEW_ACCOUNT':
      return t(
        'The account was created {after, plural, =0 {less than a minute} one {# minute} other {# minutes}} before the submission.',
        { after },
      );
    case 'QUICK_ANSWER':
      return t('The invitation was accepted within {after, plural, =0 {a minute} one {# minute} other {# minutes}}.', {
        after,
      });
    case 'QUICK_REVIEW':
      return t(
        'The review came {after, plural, =0 {less than a minute} one {# minute} other {# minutes}} after that.',
        { after },
      );
    case 'SAME_NETWORK':
      return t(
        'This reviewer and an author signed in from the same network, such as that of a hospital or a household.',
      );
  }
}

const { runWords, sharedRuns, sharedPercent, differentPercent, hiddenWords: hidden } = INTEGRITY_LIMITS;
const { registeredMinutes, answerMinutes, reviewMinutes } = INTEGRITY_LIMITS;

/** What is checked for a sign, and the limit from which on it is given. */
export function limitWords(kind: IntegrityKind): string {
  switch (kind) {
    case 'SAME_TEXT':
      return t(
        'Title, abstract and manuscript, compared with all earlier submissions: flagged when {sharedRuns} runs of {runWords} words or more are in both, and these make up {sharedPercent}% or more of the shorter text. The list of references and statements on ethics, funding and the like are left out.',
        { runWords, sharedRuns, sharedPercent },
      );
    case 'SAME_PICTURE':
      return t(
        'Figures, compared with those of all earlier submissions: flagged when no part of them differs by more than {differentPercent}%, regardless of size, format, brightness and orientation. Parts of figures, and figures with other labels, are not found.',
        { differentPercent },
      );
    case 'HIDDEN_TEXT':
      return t(
        'Word documents and PDFs: flagged for {hidden} words or more. Text recognised in a scan does not count.',
        {
          hidden,
        },
      );
    case 'INSTRUCTIONS':
      return t('Title, abstract, keywords, cover letter, Word documents and PDFs: flagged for a single such sentence.');
    case 'SUGGESTED_REVIEWERS':
      return t(
        'Address, account and answers: an account counts as new if created {registeredMinutes} minutes or less before the submission, an answer as quick within {answerMinutes} minutes, a review within {reviewMinutes}.',
        { registeredMinutes, answerMinutes, reviewMinutes },
      );
    case 'AUTHORS_CHANGED':
      return t('Each revision and correction, compared with the one before.');
  }
}

/** The introduction to the list that gives a number of articles for each value of the limit. */
export function triedWords(limit: TriedLimit): string {
  switch (limit) {
    case 'sharedPercent':
      return t('With a different limit, in percent of the shorter text:');
    case 'hiddenWords':
      return t('With a different limit, in words:');
    case 'differentPercent':
      return t('With a different limit, in percent difference:');
    case 'registeredMinutes':
      return t('With a different limit for accounts, in minutes:');
    case 'answerMinutes':
      return t('With a different limit for answers, in minutes:');
    case 'reviewMinutes':
      return t('With a different limit for reviews, in minutes:');
  }
}
