import type { ArticleState } from '../../article';
import { CREDIT_ROLE_LABELS, DECLARATION_WORDS, fullName, type StateChange, t } from '../../contracts';
import { date, listChanges, parts, yesNo } from './changes-in-words';

type AuthorshipRequest = ArticleState['authorship'][number];

function answerText({ answer }: AuthorshipRequest): string | null {
  if (answer === null) return null;
  const on = date(answer.at) ?? '';
  const declared = answer.declarations.map(({ declaration, yes, text }) =>
    parts(`${DECLARATION_WORDS[declaration].label}: ${yesNo(yes)}`, text),
  );
  return parts(
    answer.confirms ? t('confirmed on {date}', { date: on }) : t('says on {date} not to be an author', { date: on }),
    answer.roles.map((role) => CREDIT_ROLE_LABELS[role]).join(', '),
    ...declared,
    answer.comment,
  );
}

const requestText = (one: AuthorshipRequest): string | null =>
  parts(t('asked on {date}', { date: date(one.askedAt) ?? '' }), answerText(one));

/** The changes in the confirmations of authorship. */
export function authorshipChanges(before: ArticleState, after: ArticleState): StateChange[] {
  const nameOf = ({ authorId, email }: AuthorshipRequest): string => {
    const author = [...after.authors, ...before.authors].find(({ id }) => id === authorId);
    return author ? fullName(author) : email;
  };
  return listChanges(before.authorship, after.authorship, {
    key: ({ requestId }) => requestId,
    part: (one) => t('Authorship of {name}', { name: nameOf(one) }),
    textOf: requestText,
  });
}
